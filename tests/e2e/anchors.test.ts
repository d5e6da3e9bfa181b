import { openPage } from '../support/hydrate';
import { expect, test } from '../support/test';

/** spec.md §9, "Header scroll offset", in pixels. */
const offset = 72;

test('a heading that a hash names stops 72 px below the top', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await openPage(page, '/config/lib/format#umd-in-a-browser');
  const heading = page.locator('#umd-in-a-browser');
  // The space that a heading keeps above itself is the heading's own.
  const getStop = () =>
    heading.evaluate((element) => {
      const own = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
      return element.getBoundingClientRect().top - own;
    });
  await expect.poll(async () => Math.round(await getStop())).toBe(offset);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page
    .locator('article a[href="#umd-in-a-browser"]')
    .first()
    .evaluate((link) => {
      (link as HTMLAnchorElement).click();
    });
  await expect.poll(async () => Math.round(await getStop())).toBe(offset);
});
