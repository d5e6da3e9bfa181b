import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';

const route = '/config/lib/dts';
const blocks = (page: Page) => page.locator('pre[style^="--lines"]');
const listHeights = (page: Page) =>
  blocks(page).evaluateAll((all) => all.map((pre) => (pre as HTMLElement).offsetHeight));
const countSkipped = (page: Page) =>
  blocks(page).evaluateAll(
    (all) =>
      all.filter(
        ({ firstElementChild }) =>
          !firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );
const showAll = (page: Page) =>
  blocks(page).evaluateAll((all) => {
    for (const pre of all) (pre as HTMLElement).style.contentVisibility = 'visible';
  });

for (const width of sample([320, 768, 1440], 1)) {
  test(`code is laid out when it comes near, as tall as before, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(route);
    expect(await countSkipped(page)).toBeGreaterThan(5);
    const reckoned = await listHeights(page);
    await showAll(page);
    expect(await listHeights(page)).toEqual(reckoned);
    expect(await countSkipped(page)).toBe(0);
  });
}

test('code whose lines break, and its height is unknown, is laid out at once', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('rslib-docs-code', 'wrap'));
  await page.goto(route);
  await expect(page.locator('html')).toHaveAttribute('data-code', 'wrap');
  expect(await countSkipped(page)).toBe(0);
});

test('code that is not laid out yet is there for keyboards', async ({ page }) => {
  await page.goto(route);
  const last = blocks(page).last();
  await last.focus();
  await expect(last).toBeInViewport();
  await expect(last.locator('.line').first()).toBeVisible();
});
