import { openPage } from '../support/hydrate';
import {
  getDialog,
  getField,
  getOptions,
  getTrigger,
  openSearch,
  search,
  searchedFrom,
  getRetry,
  getStatus,
  indexFiles,
} from '../support/searchDialog';
import { settle } from '../support/settle';
import { expect, test } from '../support/test';

test('a click opens it, Escape closes it and gives the focus back', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(getDialog(page)).toBeHidden();
  await expect(getTrigger(page)).toBeFocused();
});

test('the shortcut that opened it closes it', async ({ page }) => {
  await openPage(page, searchedFrom);
  for (const shortcut of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(shortcut);
    await expect(getDialog(page)).toBeVisible();
    await page.keyboard.press(shortcut);
    await expect(getDialog(page)).toBeHidden();
  }
});

test('keys without a modifier open and change nothing', async ({ page }) => {
  await openPage(page, searchedFrom);
  const { url, html } = { url: page.url(), html: await page.locator('html').getAttribute('class') };
  for (const key of ['/', '?', 't', '[', ']', 's', 'k']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(url);
  expect(await page.locator('html').getAttribute('class')).toBe(html);
});

test('a press outside closes it, a press in it does not', async ({ page }) => {
  await openSearch(page);
  await getDialog(page).click({ position: { x: 200, y: 90 } });
  await expect(getDialog(page)).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(getDialog(page)).toBeHidden();
});

test('the page behind does not scroll, and does so again', async ({ page }) => {
  const getScroll = () => page.evaluate(() => window.scrollY);
  await openSearch(page);
  await page.mouse.move(1420, 880);
  await page.mouse.wheel(0, 500);
  await settle(page);
  expect(await getScroll()).toBe(0);
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 500);
  await expect.poll(getScroll).toBeGreaterThan(0);
});

test('each opening starts empty', async ({ page }) => {
  await openSearch(page);
  await search(page, 'format');
  await page.keyboard.press('Escape');
  await getTrigger(page).click();
  await expect(getField(page)).toHaveValue('');
  await expect(getOptions(page)).toHaveCount(0);
});

/** Runs in the page: writes what its worker is asked into `data-asked`. */
function noteQuestions(): void {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (request: { query: string }) {
    const { dataset } = document.documentElement;
    if (request.query) dataset.asked = `${dataset.asked ?? ''}${request.query};`;
    post.call(this, request);
  };
}

test.describe('what is fetched', () => {
  test('nothing of search comes before the reader turns to it', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    await openPage(page, searchedFrom);
    await page.waitForLoadState('networkidle');
    const scripts = requests.filter((url) => url.endsWith('.js'));
    const texts = await Promise.all(
      scripts.map(async (url) => (await page.request.get(url)).text()),
    );
    expect(texts.filter((text) => text.includes('aria-activedescendant'))).toEqual([]);
    expect(requests.filter((url) => url.includes('/search_'))).toEqual([]);
    expect(workers).toEqual([]);
  });

  test('hovering fetches the index of its language with a plain GET, once for all questions', async ({
    page,
  }) => {
    let count = 0;
    await page.route(indexFiles, async (intercepted) => {
      count++;
      expect(intercepted.request().method()).toBe('GET');
      expect(intercepted.request().postData()).toBeNull();
      expect(intercepted.request().url()).toMatch(/\/static\/search_index\.en\.\w+\.json$/);
      await intercepted.continue();
    });
    await openPage(page, searchedFrom);
    await getTrigger(page).hover();
    await expect.poll(() => count).toBe(1);
    await getTrigger(page).click();
    await search(page, 'format');
    await search(page, 'bundle');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await search(page, 'external');
    expect(count).toBe(1);
  });

  test('a question is asked once the typing has rested for 150 ms', async ({ page }) => {
    const debounce = 150;
    await page.addInitScript(noteQuestions);
    await page.clock.install();
    await openSearch(page);
    await expect(getField(page)).toHaveAttribute('placeholder', 'Search Docs');
    await page.clock.pauseAt(Date.now() + 60_000);
    await getField(page).fill('f');
    await page.clock.runFor(debounce - 1);
    await getField(page).fill('form');
    await page.clock.runFor(debounce - 1);
    await expect(page.locator('html')).not.toHaveAttribute('data-asked');
    await page.clock.runFor(1);
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'form;');
  });

  test('a question asked again is not put to the worker again', async ({ page }) => {
    await page.addInitScript(noteQuestions);
    await openSearch(page);
    for (const query of ['glossary', 'format', 'glossary']) {
      await search(page, query);
      await expect(getOptions(page).first()).toHaveAttribute('href', new RegExp(query));
    }
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'glossary;format;');
  });
});

test('an index of another shape: a calm message, and the list of all pages', async ({ page }) => {
  await page.route(indexFiles, (intercepted) => intercepted.fulfill({ body: '{"pages":[]}' }));
  await openSearch(page);
  await expect(getStatus(page)).toHaveText(
    'Search could not be loaded. Check your connection and try again.',
  );
  await expect(getRetry(page)).toBeVisible();
  // The list of all pages needs no index, and the arrows lead there.
  await getField(page).fill('format');
  await expect(getDialog(page).getByRole('heading', { name: 'Popular pages' })).toHaveCount(0);
  await expect(getRetry(page)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(getDialog(page).getByRole('link', { name: 'All pages and headings' })).toBeFocused();
});
