import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';

const route = '/guide/reference/examples';
const isSkipped = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('list')
    .last()
    .evaluate((list) => !list.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));

for (const width of sample([390, 768, 1440], 1)) {
  test(`long lists are laid out when they come near, and their height is known before, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(route);
    expect(await isSkipped(page)).toBe(true);
    const getHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
    const reckoned = await getHeight();
    for (const list of await page.locator('[data-part=long-list]').all()) {
      await list.evaluate((element) => element.style.setProperty('content-visibility', 'visible'));
    }
    expect(reckoned / (await getHeight())).toBeCloseTo(1, 1);
  });
}

test('an address leads to a heading below long lists, and it stays there', async ({ page }) => {
  await page.goto(`${route}#javascript-api`);
  const heading = page.getByRole('heading', { name: /^JavaScript API/ });
  const getTop = async () => (await heading.boundingBox())?.y ?? 0;
  await expect(heading).toBeInViewport();
  const top = await getTop();
  expect(top).toBeLessThan(250);
  // Lists above come near, and are laid out, while the reader scrolls up; what is read stays.
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, -200);
  await expect.poll(getTop).toBeGreaterThan(top + 150);
  expect(await getTop()).toBeLessThan(top + 250);
});

test('what is not laid out yet is there for keyboards and for search in the page', async ({
  page,
}) => {
  await page.goto(route);
  const link = page.getByRole('main').getByRole('list').last().getByRole('link').last();
  expect(await isSkipped(page)).toBe(true);
  await link.focus();
  await expect(link).toBeInViewport();
  expect(await isSkipped(page)).toBe(false);
});
