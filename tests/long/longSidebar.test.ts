import type { Page } from '@playwright/test';
import { buildFixture } from '../support/buildFixture';
import { hydrate } from '../support/hydrate';
import { expect, test as watched, workerSite } from '../support/test';

const test = watched.extend({ site: workerSite(() => buildFixture('long-sidebar', '/')) });

// One build serves them all.
test.describe.configure({ mode: 'serial' });

const route = '/guide/c9/p10';
const sidebar = (page: Page) =>
  page.getByRole('navigation', { name: 'Pages of this section', exact: true });
const current = (page: Page) => sidebar(page).locator('[aria-current=page]');
const getScroll = (page: Page) => sidebar(page).evaluate((nav) => nav.scrollTop);

test('the page being read is in view among 300, and the page has not moved', async ({ page }) => {
  await page.goto(route);
  await expect(current(page)).toHaveText('Page 9.10');
  await expect(current(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const before = await getScroll(page);
  expect(before).toBeGreaterThan(0);
  await hydrate(page);
  expect(await getScroll(page)).toBe(before);
});

test('the groups left open, and that of the page, are open', async ({ page }) => {
  await page.goto(route);
  const open = await sidebar(page)
    .locator('details[open] > summary')
    .evaluateAll((titles) => titles.map((title) => title.textContent));
  expect(open).toEqual(['Chapter 1', 'Chapter 2 beta', 'Chapter 3', 'Chapter 9']);
  // A group that cannot be folded has no control, and shows its pages.
  await expect(sidebar(page).locator('summary', { hasText: 'Chapter 4' })).toHaveCount(0);
  await expect(sidebar(page).getByRole('link', { name: 'Page 4.1', exact: true })).toBeVisible();
});

test('dividers, section headers, tags and contexts are shown as written', async ({ page }) => {
  await page.goto(route);
  const rules = sidebar(page).locator('hr');
  const getStyle = (index: number) =>
    rules.nth(index).evaluate((rule) => getComputedStyle(rule).borderBlockStartStyle);
  await expect(rules).toHaveCount(2);
  expect([await getStyle(0), await getStyle(1)]).toEqual(['solid', 'dashed']);
  await expect(sidebar(page).getByText('Part two')).toContainText('new');
  const link = sidebar(page).getByRole('link', { name: 'Page 1.2 experimental' });
  await expect(link).toHaveAttribute('data-context', 'api-only');
});

test('scroll position and folds stay over a reload and on the next page', async ({ page }) => {
  await page.goto(route);
  await hydrate(page);
  await sidebar(page).locator('summary', { hasText: 'Chapter 10' }).click();
  await sidebar(page).evaluate((nav) => nav.scrollBy(0, 60));
  const before = await getScroll(page);
  await page.reload();
  expect(await getScroll(page)).toBe(before);
  await expect(sidebar(page).getByRole('link', { name: 'Page 10.1', exact: true })).toBeVisible();
  await hydrate(page);
  await current(page).evaluate((link) =>
    link.closest('li')?.nextElementSibling?.querySelector('a')?.click(),
  );
  await expect(current(page)).toHaveText('Page 9.11');
  expect(await getScroll(page)).toBe(before);
  await expect(sidebar(page).getByRole('link', { name: 'Page 10.1', exact: true })).toBeVisible();
});
