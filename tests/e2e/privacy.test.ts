import type { Browser } from '@playwright/test';
import { openPage } from '../support/hydrate';
import { openSearch, search } from '../support/searchDialog';
import { expect, test } from '../support/test';
import { watchContext } from '../support/watchContext';

// That no request leaves the site, and that nobody is given a cookie, every browser test holds
// (tests/support): tests/e2e/everyRoute.test.ts on each route.

/** What a reader leaves behind who reads two pages, searches, and chooses the dark scheme. */
async function readAround(browser: Browser, baseURL = '') {
  const context = await browser.newContext({ baseURL });
  const problems = await watchContext(context, new URL(baseURL).origin);
  const page = await context.newPage();
  await openPage(page, '/');
  await openSearch(page, '/guide/start/quick-start');
  await search(page, 'dts');
  await page.keyboard.press('Escape');
  await page.locator('[data-scheme-toggle]').locator('visible=true').first().click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  const left = await page.evaluate(async () => ({
    cookie: document.cookie,
    local: Object.entries(localStorage).sort(),
    session: Object.entries(sessionStorage).sort(),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  const cookies = await context.cookies();
  await context.close();
  return { ...left, cookies, problems };
}

test('two readers who do the same leave the same behind', async ({ browser, baseURL }) => {
  const first = await readAround(browser, baseURL);
  expect(await readAround(browser, baseURL)).toEqual(first);
  expect(first).toMatchObject({
    cookie: '',
    cookies: [],
    databases: [],
    caches: [],
    workers: 0,
    problems: [],
  });
  console.log(`Stored: ${[...first.local, ...first.session].map(([key]) => key).join(', ')}.`);
  expect(first.local).toContainEqual([expect.stringContaining('appearance'), 'dark']);
});
