import type { Page } from '@playwright/test';
import { openPage } from '../support/hydrate';
import { settle } from '../support/settle';
import { expect, test } from '../support/test';
import { watchPaths } from '../support/watchPaths';

const route = '/config/lib/dts';
const getBlock = (page: Page) => page.locator('figure:has(pre)', { hasText: 'source: {' }).first();
const getPanel = (page: Page) => page.locator('#type-hover');
/** A name of the block as it is written; the last one where it is there twice. */
const getName = (page: Page, name: string) =>
  getBlock(page)
    .locator('[data-hover]', { hasText: new RegExp(`^${name}$`) })
    .last();

/** What is fetched for hovers. */
const watchHovers = (page: Page) => watchPaths(page, /.*\/hovers\/.*/);

test('pointing at a name shows what it is and where it is documented', async ({ page }) => {
  const requests = watchHovers(page);
  await openPage(page, route);
  const code = getBlock(page).locator('pre code');
  const before = await code.textContent();
  expect(await page.locator('[data-hover]').count()).toBe(0);
  expect(requests, 'before a block is pointed at').toEqual([]);

  await code.hover();
  await getName(page, 'bundle').hover();
  await expect(getPanel(page)).toBeVisible();
  await expect(getPanel(page)).toContainText('bundle?: boolean');
  await expect(getPanel(page).getByRole('link', { name: 'lib.dts › dts.bundle' })).toHaveAttribute(
    'href',
    `${route}#dtsbundle`,
  );
  expect(requests).toHaveLength(1);
  expect(await code.textContent(), 'the code is as it was').toBe(before);

  await page.mouse.move(3, 3);
  await expect(getPanel(page)).toHaveCount(0);
});

test('keys walk from name to name, into the panel and out of it', async ({ page }) => {
  await openPage(page, route);
  await getBlock(page).getByRole('button').last().focus();
  const stop = getBlock(page).locator('[data-hover][tabindex="0"]');
  await expect(stop).toHaveText('defineConfig');
  await stop.focus();
  await expect(stop).toHaveAttribute('role', 'button');
  await expect(stop).toHaveAccessibleDescription(/defineConfig\(config: RslibConfig\)/);

  await page.keyboard.press('End');
  await expect(stop).toBeFocused();
  await expect(stop).toHaveText('bundle');
  await page.keyboard.press('ArrowLeft');
  await expect(stop).toHaveText('dts');
  await expect(stop).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('Escape');
  await expect(getPanel(page)).toHaveCount(0);
  await expect(stop).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getPanel(page)).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(getPanel(page).getByRole('link')).toBeFocused();
  await page.mouse.move(40, 40);
  await settle(page);
  await expect(getPanel(page).getByRole('link'), 'a pointer elsewhere').toBeFocused();
  await page.keyboard.press('Escape');
  await expect(stop).toBeFocused();
  await expect(getPanel(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(getBlock(page).locator(':focus')).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

  test('a tap shows what a name is, a tap elsewhere hides that', async ({ page }) => {
    await page.goto(route);
    const code = getBlock(page).locator('pre code');
    await code.scrollIntoViewIfNeeded();
    await code.tap();
    await getName(page, 'dts').tap();
    await expect(getPanel(page)).toBeVisible();
    const box = await getPanel(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    await page.locator('h1').tap();
    await expect(getPanel(page)).toHaveCount(0);
  });

  test('the first tap of all, which brings the scripts in, shows it too', async ({ page }) => {
    await page.goto(route);
    const line = getBlock(page).locator('pre code > span', { hasText: 'dts' }).last();
    await line.scrollIntoViewIfNeeded();
    // Where the word is: it is no element yet.
    const place = await line.evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const at = texts.currentNode.nodeValue?.indexOf('dts') ?? -1;
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(texts.currentNode, at);
        range.setEnd(texts.currentNode, at + 3);
        const { left, top, width, height } = range.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      }
      throw new Error('the line does not hold the word');
    });
    await page.touchscreen.tap(place.x, place.y);
    await expect(getPanel(page)).toContainText('dts');
  });
});

test('where they cannot be fetched the code stays as it is, until the next try', async ({
  page,
  expectFailures,
}) => {
  expectFailures(/hovers/);
  const requests = watchHovers(page);
  await page.route('**/hovers/**', (way) => way.abort(), { times: 1 });
  await openPage(page, route);
  await getBlock(page).locator('pre code').hover();
  await expect.poll(() => requests.length).toBe(1);
  await page.mouse.move(3, 3);
  expect(await page.locator('[data-hover]').count()).toBe(0);
  await getBlock(page).locator('pre code').hover();
  await expect(getName(page, 'dts')).toBeVisible();
});
