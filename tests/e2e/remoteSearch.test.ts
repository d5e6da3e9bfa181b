import { listFiles, readBuilt } from '../support/builtSite';
import { findViolations } from '../support/findViolations';
import { openPage } from '../support/hydrate';
import {
  answerAsUsual,
  answerWith,
  createHit,
  getTab,
  open,
  otherOrigin,
} from '../support/remoteSearch';
import {
  getDialog,
  getField,
  getOptions,
  getRetry,
  getStatus,
  indexFiles,
  openSearch,
} from '../support/searchDialog';
import { settle } from '../support/settle';
import { expect } from '../support/test';
import { test, to } from '../support/versionsSite';

/** A test in which the service is asked. */
const remoteTest = test.extend({ failures: [[otherOrigin], { scope: 'test' }] });

// One build serves them all.
test.describe.configure({ mode: 'default' });

test.beforeEach(({ service }) => answerAsUsual(service));

test.describe('several indexes', () => {
  remoteTest('are tabs, this site first, with their number of hits', async ({ page }) => {
    await open(page);
    await expect(getDialog(page).getByRole('tab')).toHaveText(['Fixture', 'Rsbuild', 'Handbook']);
    await getField(page).fill('version');
    await expect(getTab(page, /^Rsbuild ?2$/)).toBeVisible();
    await expect(getTab(page, /^Handbook ?1$/)).toHaveAttribute('aria-selected', 'false');
    await expect(getTab(page, /^Fixture ?1$/)).toHaveAttribute('aria-selected', 'true');
    await expect(getOptions(page)).toHaveAttribute('href', to('guide/new'));
    // The facets are those of this site.
    const facet = getDialog(page).getByRole('radio', { name: 'Guide' });
    await facet.check();
    await expect(getStatus(page)).toHaveText('1 result in Guide');
    await getTab(page, /^Rsbuild/).click();
    await expect(facet).toHaveCount(0);
    await expect(getOptions(page)).toHaveCount(2);
    await expect(getStatus(page)).toHaveText('2 results');
    await expect(getOptions(page).first().locator('mark').first()).toHaveText('version');
    await expect(getField(page)).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 600 });
    const getExcess = () =>
      getDialog(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    await expect.poll(getExcess).toBe(0);
    await expect(getOptions(page).last()).toBeInViewport();
  });

  test('open hits in a new window, those of this site here', async ({
    page,
    context,
    service,
    expectFailures,
  }) => {
    expectFailures(otherOrigin, /another origin: http:\/\/localhost\/version$/);
    await open(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
    await getField(page).fill('version');
    await getTab(page, /^Rsbuild/).click();
    await expect(getOptions(page).first()).toHaveAccessibleName(/opens in a new tab$/);
    for (const choose of [
      () => getOptions(page).first().click(),
      () => getField(page).press('Enter'),
    ]) {
      const [opened] = await Promise.all([context.waitForEvent('page'), choose()]);
      await opened.waitForURL(new URL('/version', service.url).href, { waitUntil: 'commit' });
      expect(await opened.evaluate(() => window.opener)).toBeNull();
      await opened.close();
      await expect(getDialog(page)).toBeVisible();
    }
    // Asked of the service: Playwright sometimes learns nothing of a tab in the background but that it is there.
    const countVisits = () => service.requests.filter(({ path }) => path === '/version').length;
    expect(countVisits()).toBe(2);
    await getOptions(page).first().click({ button: 'middle' });
    await expect.poll(countVisits).toBe(3);
    await expect(getDialog(page)).toBeVisible();
    await getTab(page, /^Handbook/).click();
    await getOptions(page).click();
    await expect(page).toHaveURL(/\/fixture\/guide\/new$/);
    await expect(getDialog(page)).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-kept', '');
    expect(countVisits()).toBe(3);
  });

  test('the chosen tab is kept, under the documented key', async ({ page, context }) => {
    await open(page);
    await getTab(page, /^Handbook/).click();
    const kept = await page.evaluate(() =>
      localStorage.getItem('rspress.tabs.search.index/fixture/'),
    );
    expect(kept).toBe('2');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(getTab(page, /^Handbook/)).toHaveAttribute('aria-selected', 'true');
    const other = await context.newPage();
    await openSearch(other, to('v1/guide/'));
    await expect(getTab(other, /^Handbook/)).toHaveAttribute('aria-selected', 'true');
    await other.evaluate(() => localStorage.setItem('rspress.tabs.search.index/fixture/', '7<'));
    await other.keyboard.press('Escape');
    await other.keyboard.press('Control+k');
    await expect(getTab(other, /^Fixture/)).toHaveAttribute('aria-selected', 'true');
  });

  remoteTest('tabs are walked through with the keyboard', async ({ page }) => {
    await open(page);
    await getField(page).fill('version');
    await expect(getTab(page, /^Rsbuild ?2$/)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(getTab(page, /^Fixture/)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(getTab(page, /^Rsbuild/)).toBeFocused();
    await expect(getTab(page, /^Rsbuild/)).toHaveAttribute('aria-selected', 'true');
    await expect(getDialog(page).getByRole('tabpanel', { name: /^Rsbuild/ })).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect(getTab(page, /^Fixture/)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(getOptions(page)).toHaveAttribute('href', to('guide/new'));
    await page.keyboard.press('Shift+Tab');
    await expect(getField(page)).toBeFocused();
  });
});

test.describe('the service', () => {
  remoteTest(
    'is asked when there is a question, in the language of the page',
    async ({ page, service }) => {
      await openPage(page, to('zh/guide/'));
      await page.keyboard.press('Control+k');
      const field = page.getByRole('dialog').getByRole('combobox');
      await expect(page.getByRole('dialog').getByRole('tab')).toHaveCount(3);
      await settle(page);
      expect(service.requests).toEqual([]);
      await field.fill('版本 2');
      await expect(page.getByRole('tab', { name: /^Rsbuild ?2$/ })).toBeVisible();
      const asked = service.requests.map(({ method, query }) => [method, ...query]);
      expect(asked).toEqual([
        [
          'GET',
          ['keyword', '版本 2'],
          ['limit', '100'],
          ['searchIndexes', 'rsbuild,handbook'],
          ['lang', 'zh'],
        ],
      ]);
      // Asked again, it is not asked again.
      await field.fill('');
      await field.fill('版本 2');
      await expect(page.getByRole('tab', { name: /^Rsbuild ?2$/ })).toBeVisible();
      expect(service.requests).toHaveLength(1);
    },
  );

  remoteTest('is shown to be awaited, site first', async ({ page, service }) => {
    let answer = () => {};
    const hits = [createHit(service, 'version')];
    service.answer = () =>
      new Promise((resolve) => {
        answer = () => resolve({ body: JSON.stringify([{ index: 'rsbuild', hits }]) });
      });
    await open(page);
    await getField(page).fill('version');
    await expect(getOptions(page)).toHaveAttribute('href', to('guide/new'));
    await expect(getTab(page, /^Rsbuild/)).toHaveAttribute('aria-busy', 'true');
    await expect(getTab(page, /^Fixture/)).toHaveAttribute('aria-busy', 'false');
    await getTab(page, /^Rsbuild/).click();
    await expect(getStatus(page)).toHaveText('Searching more pages…');
    answer();
    await expect(getOptions(page)).toHaveCount(1);
    await expect(getTab(page, /^Rsbuild ?1$/)).toHaveAttribute('aria-busy', 'false');
  });

  remoteTest('that answers an old question late is ignored', async ({ page, service }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    service.answer = async ({ query }) => {
      const keyword = query.get('keyword') ?? '';
      if (keyword === 'old') await released;
      return { body: JSON.stringify([{ index: 'rsbuild', hits: [createHit(service, keyword)] }]) };
    };
    await open(page);
    await getTab(page, /^Rsbuild/).click();
    await getField(page).fill('old');
    await expect.poll(() => service.requests.length).toBe(1);
    await getField(page).fill('young');
    await expect(getOptions(page)).toHaveText(/young/);
    release();
    await settle(page);
    await expect(getOptions(page)).toHaveText(/young/);
  });

  test('that fails is logged; Retry asks again', async ({ page, service, expectFailures }) => {
    expectFailures(otherOrigin, /500/, /console error: Remote search: Error: .* answered 500\./);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    service.answer = () => ({ status: 500, body: '' });
    await open(page);
    await getField(page).fill('version');
    await expect(getTab(page, /^Rsbuild ?–$/)).toBeVisible();
    await expect(getOptions(page)).toHaveAttribute('href', to('guide/new'));
    expect(logged.filter((text) => text.includes('Remote search'))).toHaveLength(1);
    await getTab(page, /^Rsbuild/).click();
    await expect(getOptions(page)).toHaveCount(0);
    await expect(getStatus(page)).toHaveText(/could not be loaded/);
    answerWith(service, { rsbuild: [createHit(service, 'version')] });
    await getRetry(page).click();
    await expect(getOptions(page)).toHaveCount(1);
    await expect(getField(page)).toBeFocused();
  });

  test('answers while the index of this site cannot be had', async ({ page, expectFailures }) => {
    expectFailures(otherOrigin, /500/);
    await page.route(indexFiles, (intercepted) => intercepted.fulfill({ status: 500 }));
    await open(page);
    await getField(page).fill('version');
    await expect(getStatus(page)).toHaveText(/could not be loaded/);
    await getTab(page, /^Rsbuild ?2$/).click();
    await expect(getOptions(page)).toHaveCount(2);
    await page.unroute(indexFiles);
    await getTab(page, /^Fixture ?–$/).click();
    await getRetry(page).click();
    await expect(getOptions(page)).toHaveAttribute('href', to('guide/new'));
  });

  remoteTest('that is hostile has nothing executed or drawn', async ({ page, service }) => {
    const html = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
    const good = createHit(service, 'version');
    answerWith(service, {
      rsbuild: [
        ...['javascript:alert(3)', 'data:text/html,<script>alert(4)</script>', '/guide/new'].map(
          (link) => ({ title: 'Follow me', link }),
        ),
        { title: html, content: html, link: 'https://elsewhere.example/"onclick="alert(5)' },
        ...Array.from({ length: 5000 }, () => ({ ...good, toc: [{}, null, 7] })),
        { title: { toString: 'x' }, link: good.link },
        null,
      ],
      handbook: [
        { title: 'Elsewhere', routePath: '//elsewhere.example/fixture/' },
        { title: 'Elsewhere', link: 'https://elsewhere.example/fixture/guide/' },
        { title: 'Outside', routePath: '/outside' },
        { title: 'Elsewhere', routePath: 'javascript:alert(6)' },
      ],
      ['__proto__']: [good],
      local: [good],
    });
    await open(page);
    await getField(page).fill('version img');
    await expect(getTab(page, /^Handbook ?0$/)).toBeVisible();
    await getTab(page, /^Rsbuild ?2$/).click();
    const first = getOptions(page).first();
    await expect(first).toContainText(html);
    expect(await first.evaluate((link: HTMLAnchorElement) => [link.host, link.onclick])).toEqual([
      'elsewhere.example',
      null,
    ]);
    await expect(getDialog(page).getByText('elsewhere.example')).toBeVisible();
    await expect(getDialog(page).locator('img, script, iframe')).toHaveCount(0);
    await expect(getDialog(page).locator('[href^="javascript"], [href^="data"]')).toHaveCount(0);
  });

  test('whose code cannot be fetched is left out', async ({ page, site, expectFailures }) => {
    expectFailures(/failed request: .*\/async\//, /ERR_FAILED/, /Remote search: .*Chunk/);
    const script = listFiles(site.root).find(
      (file) => file.endsWith('.js') && readBuilt(file, site.root).includes('searchIndexes'),
    );
    await page.route(`**/${script}`, (intercepted) => intercepted.abort());
    await open(page);
    await getField(page).fill('version');
    await expect(getOptions(page)).toHaveAttribute('href', to('guide/new'));
    await expect(getDialog(page).getByRole('tab')).toHaveCount(0);
  });
});
