import type { Page } from '@playwright/test';
import { hydrate } from '../support/hydrate';
import { expect, test } from '../support/test';

const route = '/guide/start/';
const indexFiles = '**/static/search_index*';

const getTrigger = (page: Page) => page.getByRole('button', { name: 'Search Docs' });
const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Search Docs' });
const getField = (page: Page) => getDialog(page).getByRole('combobox', { name: 'Search Docs' });
const getOptions = (page: Page) => getDialog(page).getByRole('option');
const getStatus = (page: Page) => getDialog(page).getByRole('status');
const getRetry = (page: Page) => getDialog(page).getByRole('button', { name: 'Retry' });

async function openSearch(page: Page, address = route): Promise<void> {
  await page.goto(address);
  await hydrate(page);
  await getTrigger(page).click();
  await expect(getField(page)).toBeFocused();
}

/** Types a query and waits for its answer. */
async function search(page: Page, query: string): Promise<void> {
  await getField(page).fill(query);
  await expect(getStatus(page)).toHaveText(/result/);
}

/** The highlighted option, as assistive technology is told of it. */
async function getActive(page: Page) {
  const id = await getField(page).getAttribute('aria-activedescendant');
  return getDialog(page).locator(`[id="${id}"]`);
}

test.describe('opening and closing', () => {
  test('a click opens it, Escape closes it and gives the focus back', async ({ page }) => {
    await openSearch(page);
    await page.keyboard.press('Escape');
    await expect(getDialog(page)).toBeHidden();
    await expect(getTrigger(page)).toBeFocused();
  });

  test('Ctrl+K before React opens it once React is there', async ({ page }) => {
    await page.route('**/*.js', async (intercepted) => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      await intercepted.continue();
    });
    await page.goto(route);
    await page.keyboard.press('Control+k');
    await expect(getField(page)).toBeFocused({ timeout: 20_000 });
  });

  test('the shortcut that opened it closes it', async ({ page }) => {
    await page.goto(route);
    await hydrate(page);
    for (const shortcut of ['Control+k', 'Meta+k']) {
      await page.keyboard.press(shortcut);
      await expect(getDialog(page)).toBeVisible();
      await page.keyboard.press(shortcut);
      await expect(getDialog(page)).toBeHidden();
    }
  });

  test('reopens when asked at once after closing', async ({ page }) => {
    await openSearch(page);
    for (let time = 0; time < 5; time++) {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await expect(getDialog(page)).toBeVisible();
    }
  });

  test('a slash opens it, and is a letter in the field', async ({ page }) => {
    await page.goto(route);
    await hydrate(page);
    await page.keyboard.press('/');
    await expect(getField(page)).toBeFocused();
    await expect(getField(page)).toHaveValue('');
    await page.keyboard.type('a/b');
    await expect(getField(page)).toHaveValue('a/b');
  });

  test('a press beside it closes it, a press in it does not', async ({ page }) => {
    await openSearch(page);
    await getDialog(page).click({ position: { x: 200, y: 90 } });
    await expect(getDialog(page)).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(getDialog(page)).toBeHidden();
  });

  test('the page behind does not scroll, and does so again', async ({ page }) => {
    const getScroll = () => page.evaluate(() => window.scrollY);
    await openSearch(page);
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(300);
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
});

test.describe('what is fetched', () => {
  test('nothing of search comes before the reader turns to it', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    await page.goto(route);
    await hydrate(page);
    await page.waitForTimeout(500);
    const scripts = requests.filter((url) => url.endsWith('.js'));
    const texts = await Promise.all(
      scripts.map(async (url) => (await page.request.get(url)).text()),
    );
    expect(texts.filter((text) => text.includes('aria-activedescendant'))).toEqual([]);
    expect(requests.filter((url) => url.includes('search_index'))).toEqual([]);
    expect(workers).toEqual([]);
  });

  test('hovering fetches the index, once for all questions', async ({ page }) => {
    let count = 0;
    await page.route(indexFiles, async (intercepted) => {
      count++;
      await intercepted.continue();
    });
    await page.goto(route);
    await hydrate(page);
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
});

test.describe('results', () => {
  test('are grouped under their page, marked in their own case, and counted', async ({ page }) => {
    await openSearch(page);
    await search(page, 'GLOSSARY');
    const group = getDialog(page).getByRole('group', { name: 'Guide › Glossary' });
    await expect(group.getByRole('option').first()).toHaveAttribute(
      'href',
      '/guide/start/glossary',
    );
    await expect(group.locator('mark').first()).toHaveText('Glossary');
    await expect(getStatus(page)).toHaveText(/^\d+ results?$/);
  });

  test('are walked through with the arrows, round the ends', async ({ page }) => {
    await openSearch(page);
    await search(page, 'format');
    const count = await getOptions(page).count();
    expect(count).toBeGreaterThan(2);
    const expectActive = async (position: number) => {
      const option = getOptions(page).nth(position);
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await expect(getDialog(page).locator('[aria-selected="true"]')).toHaveCount(1);
      expect(await (await getActive(page)).getAttribute('href')).toBe(
        await option.getAttribute('href'),
      );
      await expect(getField(page)).toBeFocused();
    };
    await expectActive(0);
    await page.keyboard.press('ArrowDown');
    await expectActive(1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expectActive(count - 1);
    await page.keyboard.press('ArrowDown');
    await expectActive(0);
  });

  test('are seven at first, and more on request', async ({ page }) => {
    await openSearch(page);
    await search(page, 'e');
    await expect(getOptions(page)).toHaveCount(7);
    const seventh = await getOptions(page).nth(6).getAttribute('href');
    await getDialog(page).getByRole('button', { name: 'Show more results' }).click();
    await expect(getField(page)).toBeFocused();
    expect(await getOptions(page).count()).toBeGreaterThan(7);
    expect(await getOptions(page).nth(6).getAttribute('href')).toBe(seventh);
    await expect(getOptions(page).nth(7)).toHaveAttribute('aria-selected', 'true');
  });

  test('open with Enter: the page, scrolled to the section', async ({ page }) => {
    await openSearch(page);
    await search(page, 'umd in a browser');
    await page.keyboard.press('Enter');
    await expect(getDialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/config\/lib\/format#umd-in-a-browser$/);
    await expect(page.locator('#umd-in-a-browser')).toBeInViewport();
  });

  test('open on the page being read without a page load', async ({ page }) => {
    await openSearch(page, '/config/lib/format');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    for (let time = 0; time < 2; time++) {
      await search(page, 'umd in a browser');
      await page.keyboard.press('Enter');
      await expect(page.locator('#umd-in-a-browser')).toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.keyboard.press('Control+k');
    }
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('open with a click, and in a new tab with Ctrl', async ({ page, context }) => {
    await openSearch(page);
    await search(page, 'glossary');
    const newTab = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await expect(await newTab).toHaveURL(/\/guide\/start\/glossary$/);
    await expect(getDialog(page)).toBeVisible();
    await getOptions(page).first().click();
    await expect(page).toHaveURL(/\/guide\/start\/glossary$/);
    await expect(getDialog(page)).toBeHidden();
  });

  test('an Enter that is faster than the answer opens the right page', async ({ page }) => {
    await openSearch(page);
    await search(page, 'bundle');
    await getField(page).fill('glossary');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/guide\/start\/glossary$/);
  });

  test('an Enter of an input method opens nothing', async ({ page }) => {
    await openSearch(page);
    await search(page, 'glossary');
    await getField(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true });
    await getField(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
    await page.waitForTimeout(300);
    await expect(getDialog(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${route}$`));
  });

  test('Enter after closing does nothing', async ({ page }) => {
    await openSearch(page);
    await search(page, 'glossary');
    await page.keyboard.press('Escape');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Enter');
    await page.waitForTimeout(300);
    await expect(page).toHaveURL(new RegExp(`${route}$`));
  });

  test('names in other spellings and with a slip are found', async ({ page }) => {
    await openSearch(page);
    for (const query of ['lib.format', 'libFormat', 'lib-format', 'lib.fromat']) {
      await search(page, query);
      await expect(getOptions(page).first()).toHaveAttribute('href', '/config/lib/format');
    }
  });
});

test.describe('nothing found, strange input', () => {
  test('says what was not found and what to do', async ({ page }) => {
    await openSearch(page);
    await getField(page).fill('zzqqxx');
    await expect(getStatus(page)).toHaveText('No results for "zzqqxx"');
    await expect(
      getDialog(page).getByText('Please try again with a different keyword'),
    ).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(getDialog(page)).toBeVisible();
  });

  for (const query of ['<img src=x onerror=alert(1)>zzqqxx', '(a+b)*zzqqxx[', '\\zzqqxx$&']) {
    test(`takes ${query} for text`, async ({ page }) => {
      await openSearch(page);
      await getField(page).fill(query);
      await expect(getStatus(page)).not.toBeEmpty();
      await expect(getDialog(page).locator('img')).toHaveCount(0);
    });
  }

  test('cuts what nobody asks, and quotes the beginning', async ({ page }) => {
    await openSearch(page);
    await getField(page).fill('zq'.repeat(5000));
    await expect(getStatus(page)).toHaveText(`No results for "${'zq'.repeat(30)}…"`);
    expect((await getField(page).inputValue()).length).toBeLessThanOrEqual(256);
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
    });
  }

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
    await page.goto(route);
    await hydrate(page);
    await page.route('**/static/*/async/**', (intercepted) => intercepted.abort());
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alert')).toHaveText(/Search could not be loaded/);
    await page.unroute('**/static/*/async/**');
    await page.keyboard.press('Control+k');
    await expect(getField(page)).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('a Chinese page searches the English pages, and says that they are English', async ({
  page,
}) => {
  await page.goto('/zh/');
  await hydrate(page);
  await page.getByRole('button', { name: '搜索文档' }).click();
  const dialog = page.getByRole('dialog', { name: '搜索文档' });
  await dialog.getByRole('combobox').fill('构建格式');
  const first = dialog.getByRole('option').first();
  await expect(first).toHaveAttribute('href', '/config/lib/format');
  await expect(dialog.getByRole('group').first()).toHaveAttribute('lang', 'en');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ 条结果$/);
  await dialog.getByRole('combobox').fill('zzqqxx');
  await expect(dialog.getByRole('status')).toHaveText('未找到相关结果： "zzqqxx"');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('it fills the screen and Cancel closes it', async ({ page }) => {
    await page.goto(route);
    await getTrigger(page).tap();
    await expect(getField(page)).toBeFocused();
    // It glides in.
    await expect
      .poll(() => getDialog(page).boundingBox())
      .toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await search(page, 'glossary');
    await getDialog(page).getByRole('button', { name: 'Cancel' }).tap();
    await expect(getDialog(page)).toBeHidden();
    await expect(getTrigger(page)).toBeFocused();
  });
});
