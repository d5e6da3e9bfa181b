import type { Page } from '@playwright/test';
import { openPage } from '../support/hydrate';
import { expect, test } from '../support/test';

const route = '/guide/start/';
/** spec.md §9, "Search input debounce", in milliseconds. */
const debounce = 150;

const getField = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const openSearch = async (page: Page) => {
  await openPage(page, route);
  await page.getByRole('button', { name: 'Search Docs' }).click();
  await expect(getField(page)).toBeFocused();
};

test('the field says what it searches', async ({ page }) => {
  await openSearch(page);
  await expect(getField(page)).toHaveAttribute('placeholder', 'Search Docs');
});

test('a question is asked once the typing has rested for 150 ms', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (request: { query: string }) {
      if (request.query) asked.push(request.query);
      post.call(this, request);
    };
  });
  const getAsked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
  await page.clock.install();
  await openSearch(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await getField(page).fill('f');
  await page.clock.runFor(debounce - 1);
  await getField(page).fill('form');
  await page.clock.runFor(debounce - 1);
  expect(await getAsked()).toEqual([]);
  await page.clock.runFor(1);
  expect(await getAsked()).toEqual(['form']);
});

test('the index is fetched with a plain GET, under the name of its language', async ({ page }) => {
  const index = page.waitForRequest('**/static/search_index*');
  await openSearch(page);
  const request = await index;
  expect(request.method()).toBe('GET');
  expect(request.postData()).toBeNull();
  expect(request.url()).toMatch(/\/static\/search_index\.en\.\w+\.json$/);
});
