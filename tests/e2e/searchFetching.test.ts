import { openPage } from '../support/hydrate';
import {
  getDialog,
  getField,
  getOptions,
  getRetry,
  getStatus,
  getTrigger,
  indexFiles,
  openSearch,
  search,
  searchedFrom,
  synonymFiles,
} from '../support/searchDialog';
import { expect, test } from '../support/test';

test.describe('what is fetched', () => {
  test('nothing of search comes before the reader turns to it', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    await openPage(page, searchedFrom);
    await page.waitForTimeout(500);
    const scripts = requests.filter((url) => url.endsWith('.js'));
    const texts = await Promise.all(
      scripts.map(async (url) => (await page.request.get(url)).text()),
    );
    expect(texts.filter((text) => text.includes('aria-activedescendant'))).toEqual([]);
    expect(requests.filter((url) => url.includes('/search_'))).toEqual([]);
    expect(workers).toEqual([]);
  });

  test('hovering fetches the index, once for all questions', async ({ page }) => {
    let count = 0;
    await page.route(indexFiles, async (intercepted) => {
      count++;
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

  test('words that mean the same come with the index, and neither waits for the other', async ({
    page,
  }) => {
    const order: string[] = [];
    await page.route('**/static/search_*', async (intercepted) => {
      const [name = ''] = /search_[a-z]+/.exec(intercepted.request().url()) ?? [];
      order.push(`asked for ${name}`);
      await expect.poll(() => order.length).toBeGreaterThan(1);
      await intercepted.continue();
    });
    await openSearch(page);
    await search(page, '拆包');
    await expect(getOptions(page).first()).toHaveAttribute('href', /glossary#chunk$/);
    expect(order.sort()).toEqual(['asked for search_index', 'asked for search_synonyms']);
  });

  test('a question asked again is not put to the worker again', async ({ page }) => {
    await page.addInitScript(() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (this: Worker, message: { query: string }) {
        const { dataset } = document.documentElement;
        dataset.asked = `${dataset.asked ?? ''}${message.query};`;
        postMessage.call(this, message);
      };
    });
    await openSearch(page);
    for (const query of ['glossary', 'format', 'glossary']) {
      await search(page, query);
      await expect(getOptions(page).first()).toHaveAttribute('href', new RegExp(query));
    }
    await expect(page.locator('html')).toHaveAttribute('data-asked', /^;*glossary;format;$/);
  });
});

test.describe('failures', () => {
  test('an index that fails once is fetched again with Retry', async ({ page, expectFailures }) => {
    expectFailures(/500/);
    let isBroken = true;
    await page.route(indexFiles, (intercepted) =>
      isBroken ? intercepted.fulfill({ status: 500 }) : intercepted.continue(),
    );
    await openSearch(page);
    await getField(page).fill('glossary');
    await expect(getStatus(page)).toHaveText(/could not be loaded/);
    isBroken = false;
    await getRetry(page).click();
    await expect(getOptions(page).first()).toHaveAttribute('href', '/guide/start/glossary');
    await expect(getField(page)).toBeFocused();
  });

  for (const [name, body] of [
    ['a page instead of the index', '<!doctype html><title>Sign in</title>'],
    ['half an index', '[{"routePath":"/guide/'],
    ['an index of another shape', '{"pages":[]}'],
  ]) {
    test(`${name}: a calm message`, async ({ page }) => {
      await page.route(indexFiles, (intercepted) => intercepted.fulfill({ body }));
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
      const list = getDialog(page).getByRole('link', { name: 'All pages and headings' });
      await expect(list).toBeFocused();
    });
  }

  test('without the words that mean the same, all others find what they say', async ({
    page,
    expectFailures,
  }) => {
    expectFailures(/503/);
    let count = 0;
    await page.route(synonymFiles, async (intercepted) => {
      count++;
      await intercepted.fulfill({ status: 503 });
    });
    await openSearch(page);
    for (const query of ['glossary', 'format', 'quick-start', 'module-federation']) {
      await search(page, query);
      await expect(getOptions(page).first()).toHaveAttribute('href', new RegExp(query));
    }
    await search(page, '拆包');
    await expect(getOptions(page)).toHaveCount(0);
    await expect(getRetry(page)).toHaveCount(0);
    // Not with every question.
    expect(count).toBeLessThan(5);
  });

  test('an index that never comes is given up after ten seconds', async ({ page }) => {
    await page.route(indexFiles, () => undefined);
    await openSearch(page);
    await getField(page).fill('glossary');
    await expect(getStatus(page)).toHaveText('Loading the search index');
    await expect(getStatus(page)).toHaveText(/could not be loaded/, { timeout: 11_000 });
    await page.unroute(indexFiles);
    await getRetry(page).click();
    await expect(getOptions(page).first()).toHaveAttribute('href', '/guide/start/glossary');
  });

  test('a dialog that cannot be fetched says so, and opens at the next try', async ({
    page,
    expectFailures,
  }) => {
    expectFailures(/failed request: .*\/async\//, /ERR_FAILED/);
    await openPage(page, searchedFrom);
    await page.route('**/static/*/async/**', (intercepted) => intercepted.abort());
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alert')).toHaveText(/Search could not be loaded/);
    await page.unroute('**/static/*/async/**');
    await page.keyboard.press('Control+k');
    await expect(getField(page)).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
