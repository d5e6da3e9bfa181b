import type { BrowserContext, Page } from '@playwright/test';
import { findOverflow } from '../support/findOverflow';
import { findViolations } from '../support/findViolations';
import { openPage } from '../support/hydrate';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';

const offlineFailures = [
  /^failed request: .*ERR_INTERNET_DISCONNECTED/,
  /^console error: Failed to load resource/,
  /^console error: \/\S+ ChunkLoadError/,
];
test.use({ failures: [offlineFailures, { scope: 'test' }] });

const notice = (page: Page) => page.getByRole('dialog', { name: 'The page could not be loaded' });

/** Follows the first other link of the sidebar by keyboard, with the network gone. */
async function followOffline(page: Page, context: BrowserContext) {
  await openPage(page, '/guide/start/');
  await context.setOffline(true);
  const link = page
    .getByRole('navigation', { name: 'Pages of this section' })
    .locator('a:not([aria-current])')
    .nth(1);
  const href = (await link.getAttribute('href')) ?? '';
  await link.focus();
  await page.keyboard.press('Enter');
  return { link, href };
}

test('offline the page says so and stays as it was', async ({ page, context }) => {
  const { link } = await followOffline(page, context);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'could not be loaded' })).toHaveText(
    'The page could not be loaded. Check your connection and try again.',
  );
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(/\/guide\/start\/$/);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => notice(page).getByRole('button', { name: 'Close' }).press('Enter'),
  ]) {
    await close();
    await expect(notice(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(notice(page)).toBeVisible();
  }
});

test('the Tab key leads to Retry, which opens the page', async ({ page, context }) => {
  const { href } = await followOffline(page, context);
  await expect(notice(page)).toBeVisible();
  await page.keyboard.press('Tab');
  const retry = notice(page).getByRole('button', { name: 'Retry' });
  await expect(retry).toBeFocused();
  // The page's script first, then whether anything answers: a network that is back meanwhile would do.
  const hasFailed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await page.keyboard.press('Enter');
  await hasFailed;
  // Still offline: it stays, and so does the focus.
  await expect(retry).toBeFocused();
  await context.setOffline(false);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const colorScheme of sample(['light', 'dark'] as const, 1)) {
  test(`the message keeps every rule of axe (${colorScheme})`, async ({ page, context }) => {
    await page.emulateMedia({ colorScheme });
    await followOffline(page, context);
    await expect(notice(page)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 600 });
    expect(await page.evaluate(findOverflow)).toBeFalsy();
  });
}
