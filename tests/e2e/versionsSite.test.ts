import type { Locator, Page } from '@playwright/test';
import { buildFixture } from '../support/buildFixture';
import { readBuilt } from '../support/builtSite';
import { hydrate } from '../support/hydrate';
import { expect, test as watched } from '../support/test';

const base = '/fixture/';
const to = (route: string) => base + route;

const test = watched.extend({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern.
    async ({}, provide) => {
      const site = await buildFixture('versions', base);
      await provide(site);
      await site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// One build serves them all.
test.describe.configure({ mode: 'default' });

const getAnnouncement = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
const getBar = (page: Page) => page.getByRole('banner');

test.describe('versions', () => {
  const getVersion = (page: Page, name: string) =>
    page.locator('#nav-versions').getByRole('link', { name });

  for (const [route, version, first, second] of [
    ['guide/', 'v2', 'v1/guide/', 'guide/'],
    ['guide/new', 'v2', 'v1/', 'guide/new'],
    ['v1/guide/old', 'v1', 'v1/guide/old', ''],
    ['v1/zh/', 'v1', 'v1/zh/', 'zh/'],
    ['zh/guide/', 'v2', 'v1/zh/', 'zh/guide/'],
  ] as const) {
    test(`the menu on ${route} leads to the same page, else to the version’s home`, async ({
      page,
    }) => {
      await page.goto(to(route));
      const isChinese = route.includes('zh/');
      await expect(page.locator('html')).toHaveAttribute('lang', isChinese ? 'zh' : 'en');
      const button = page.getByRole('button', { name: isChinese ? /^版本/ : /^Version/ });
      await expect(button).toContainText(version);
      await button.click();
      await expect(getVersion(page, version)).toHaveAttribute('aria-current', 'true');
      await expect(getVersion(page, 'v1')).toHaveAttribute('href', to(first));
      await expect(getVersion(page, 'v2')).toHaveAttribute('href', to(second));
    });
  }

  test('another version opens by keyboard, without a page load, and is the one chosen then', async ({
    page,
  }) => {
    await page.goto(to('guide/'));
    await hydrate(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
    await page.getByRole('button', { name: /^Version/ }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(getVersion(page, 'v1')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${to('v1/guide/')}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Guide 1');
    await expect(page.locator('html')).toHaveAttribute('data-kept', '');
    await expect(page.getByRole('button', { name: /^Version/ })).toContainText('v1');
  });

  test('home, sections and languages stay in the version that is read', async ({ page }) => {
    await page.goto(to('v1/guide/'));
    const bar = getBar(page);
    await expect(bar.getByRole('link', { name: /home/ })).toHaveAttribute('href', to('v1/'));
    const guide = bar.getByRole('link', { name: /^Guide/ }).first();
    await expect(guide).toHaveAttribute('href', to('v1/guide/'));
    await expect(guide).toHaveAttribute('aria-current', 'true');
    await expect(bar.getByRole('link', { name: '简体中文' })).toHaveAttribute('href', to('v1/zh/'));
    const section = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
    await expect(section).toHaveText('Guide');
    await expect(section).toHaveAttribute('href', to('v1/guide/'));
  });
});

test('the 404 page has the version of the address', async ({ page, expectFailures }) => {
  expectFailures(/^404: /, /console error: Failed to load resource.* 404/);
  await page.goto(to('v1/nope'));
  await expect(page).toHaveTitle('404 - Fixture');
  await hydrate(page);
  await expect(page.locator('html')).toHaveAttribute('data-page-type', '404');
  await expect(page.getByRole('button', { name: /^Version/ })).toContainText('v1');
});

test('a page names the translations that a first visit may lead to, as the site has set', ({
  site,
}) => {
  const getNamed = (file: string) =>
    / data-translations="([^"]*)"/.exec(readBuilt(file, site.root))?.[1];
  expect(getNamed('guide/index.html')).toBe(`zh=${to('zh/guide/')}`);
  expect(getNamed('v1/index.html')).toBe(`zh=${to('v1/zh/')}`);
  expect(getNamed('guide/new.html'), 'not translated').toBeUndefined();
  expect(getNamed('zh/guide/index.html'), 'not the default language').toBeUndefined();
});

test.describe('items of the bar', () => {
  test('stand at its start or at its end, and carry tags', async ({ page }) => {
    await page.goto(to('guide/'));
    const lists = getBar(page).getByRole('navigation').locator('> ul');
    await expect(lists).toHaveCount(2);
    await expect(lists.first().getByRole('link', { name: 'Guide Start' })).toBeVisible();
    const end = lists.last().getByRole('link', { name: 'At the end' });
    await expect(end).toHaveAttribute('href', '//example.com/end');
    const [start, last] = [await lists.first().boundingBox(), await end.boundingBox()];
    expect(last?.x ?? 0).toBeGreaterThan((start?.x ?? 0) + (start?.width ?? 0));
  });

  test('open groups, by keyboard too', async ({ page }) => {
    await page.goto(to('guide/'));
    const button = getBar(page).getByRole('button', { name: 'More', exact: true });
    const inside = getBar(page).getByRole('link', { name: 'Guide again' });
    await expect(inside).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(inside).toBeVisible();
    const repository = getBar(page).getByRole('link', { name: 'Repository Code' });
    await page.keyboard.press('Tab');
    await expect(repository).toBeFocused();
    await expect(repository).toHaveAttribute('rel', /noopener/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(inside, 'closes when the focus leaves it').toBeHidden();
  });
});

test.describe('social links', () => {
  test('three show in the bar, the rest opens below a mouse', async ({ page }) => {
    await page.goto(to('guide/'));
    await hydrate(page);
    for (const name of ['GitHub', 'X', 'Discord']) {
      await expect(getBar(page).getByRole('link', { name: new RegExp(`^${name} `) })).toBeVisible();
    }
    const rest = ['Mail', 'Code', 'Address'].map((name) =>
      getBar(page).getByRole('button', { name }),
    );
    for (const button of rest) await expect(button).toBeHidden();
    await getBar(page).getByRole('button', { name: 'More links' }).hover();
    for (const button of rest) await expect(button).toBeVisible();
  });

  test('show a text, a picture or HTML, by their mode', async ({ page }) => {
    await page.goto(to('guide/'));
    await hydrate(page);
    await getBar(page).getByRole('button', { name: 'More links' }).click();
    const open = (name: string) => getBar(page).getByRole('button', { name }).click();
    await open('Mail');
    await expect(page.getByText('fixture@example.com')).toBeVisible();
    await open('Code');
    const picture = page.getByRole('img', { name: 'Code' });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await open('Address');
    await expect(page.locator('b', { hasText: 'House 1' })).toBeVisible();
  });
});

test.describe('the announcement', () => {
  const key = 'fixture-announcement/fixture/';

  for (const state of ['before React', 'after React'] as const) {
    test(`is closed for good by keyboard (${state})`, async ({ page }) => {
      if (state === 'before React') await page.route('**/*.js', () => undefined);
      await page.goto(to('guide/'));
      if (state === 'after React') await hydrate(page);
      await expect(getAnnouncement(page).getByRole('link')).toHaveAttribute(
        'href',
        to('guide/new'),
      );
      await page.getByRole('button', { name: 'Close the announcement' }).focus();
      await page.keyboard.press('Enter');
      await expect(getAnnouncement(page)).toBeHidden();
      await expect(getBar(page).getByRole('link', { name: /home/ })).toBeFocused();
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('true');
      await page.goto(to('guide/new'));
      await expect(getAnnouncement(page)).toBeHidden();
    });
  }

  test('that was closed is never drawn, and the page never moves for it', async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem(name, 'true'), key);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { layoutShifts: shifts });
      new PerformanceObserver((list) => {
        shifts.push(...list.getEntries().map(({ startTime }) => startTime));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(to('guide/'));
    const top = await getBar(page).boundingBox();
    expect(top?.y).toBe(0);
    await hydrate(page);
    await expect(getAnnouncement(page)).toBeHidden();
    const shifts = await page.evaluate(
      () => (window as unknown as { layoutShifts: number[] }).layoutShifts,
    );
    expect(shifts).toEqual([]);
  });

  test('is on top, and there again for whoever stored something else', async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem(name, '1'), key);
    await page.goto(to('guide/'));
    await expect(getAnnouncement(page).getByText(/^Version 2 is out/)).toBeVisible();
    const news = await getAnnouncement(page).boundingBox();
    expect(news?.y).toBe(0);
    expect((await getBar(page).boundingBox())?.y).toBe(news?.height);
  });

  test('closes without storage', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        configurable: true,
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    await page.goto(to('guide/'));
    await hydrate(page);
    await page.getByRole('button', { name: 'Close the announcement' }).click();
    await expect(getAnnouncement(page)).toBeHidden();
  });

  test('takes two lines at most on a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(to('guide/'));
    const link = getAnnouncement(page).getByRole('link');
    const lines = await link.evaluate((element) => {
      const { lineHeight } = getComputedStyle(element);
      return element.getBoundingClientRect().height / Number.parseFloat(lineHeight);
    });
    expect(Math.round(lines)).toBe(2);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(320);
  });
});

test('Tab, Enter and arrows alone lead to the text, close the news, switch language and scheme', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const tabTo = async (target: Locator) => {
    for (let press = 0; press < 20; press++) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    await expect(target, '20 times Tab').toBeFocused();
  };
  await page.goto(to('guide/'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();

  await page.goto(to('guide/'));
  await tabTo(page.getByRole('button', { name: 'Close the announcement' }));
  await page.keyboard.press('Enter');
  await expect(getAnnouncement(page)).toBeHidden();
  await tabTo(page.getByRole('button', { name: 'Colour scheme' }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('radio', { name: 'As the system' }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.keyboard.press('Escape');
  await tabTo(page.getByRole('button', { name: 'Menu', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('link', { name: '简体中文' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page.locator(':popover-open')).toHaveCount(0);
});

test.describe('the bar', () => {
  const isSeen = (page: Page) =>
    getBar(page).evaluate((bar) => bar.getBoundingClientRect().bottom > 0);

  test('goes away on the way down and comes back on the way up', async ({ page }) => {
    await page.goto(to('guide/'));
    await hydrate(page);
    await page.mouse.wheel(0, 800);
    await expect.poll(() => isSeen(page)).toBe(false);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => isSeen(page)).toBe(true);
  });

  test('stays while the focus is in it', async ({ page }) => {
    await page.goto(to('guide/'));
    await hydrate(page);
    await page.mouse.wheel(0, 800);
    await expect.poll(() => isSeen(page)).toBe(false);
    await getBar(page).getByRole('link', { name: /home/ }).focus();
    await expect.poll(() => isSeen(page)).toBe(true);
  });
});

test('the home image is 375 by 375, and only that of the colour scheme is fetched', async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    const [name] = /(?:light|dark)\.svg$/.exec(request.url()) ?? [];
    if (name) pictures.push(name);
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(to('v1/'));
  const image = page.getByRole('img', { name: 'A square' });
  expect(await image.boundingBox()).toMatchObject({ width: 375, height: 375 });
  await expect.poll(() => pictures).toEqual(['light.svg']);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => pictures).toEqual(['light.svg', 'dark.svg']);
});

test('the 404 page leads home in the version and the language of the address', async ({
  page,
  expectFailures,
}) => {
  expectFailures(/^404: /, /console error: Failed to load resource.* 404/);
  for (const [asked, name, home] of [
    ['nope', 'Take me home', ''],
    ['v1/nope', 'Take me home', 'v1/'],
    ['v1/zh/nope', '返回首页', 'v1/zh/'],
  ] as const) {
    await page.goto(to(asked));
    await hydrate(page);
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', to(home));
  }
});
