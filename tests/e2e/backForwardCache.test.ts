import type { Page } from '@playwright/test';
import { cachingBrowser, test } from '../support/cachingTest';
import { openPage } from '../support/hydrate';
import { pageTypes } from '../support/pageTypes';
import { getDialog, getTrigger } from '../support/searchDialog';
import { expect } from '../support/test';
import { sample } from '../support/sample';

interface KeptWindow extends Window {
  /** How often the page was shown from the cache; a page that is loaded again has none. */
  returns?: number;
}

test.skip(cachingBrowser === undefined, 'there is no Chromium with a back/forward cache here');

/** Of none of the types below. */
const away = '/accessibility';

/** Marks the page, whose return is counted; opens another by its address. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = window as KeptWindow;
    kept.returns = 0;
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) kept.returns = (kept.returns ?? 0) + 1;
    });
  });
  await page.goto(away);
}

/**
 * Goes back; returns how often the page has come out of the cache, and what kept it from that. Skips the test
 * where the browser let go of the page for its own reasons, such as a lack of memory.
 */
async function comeBack(page: Page) {
  await page.goBack({ waitUntil: 'commit' });
  // Asked until the page is there: one that comes out of the cache replaces what was asked first.
  const answer = await page.waitForFunction((left) => {
    if (location.pathname === left) return undefined;
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      notRestoredReasons?: { reasons: { reason: string }[] } | null;
    })[];
    const reasons = entry?.notRestoredReasons?.reasons.map(({ reason }) => reason) ?? [];
    return { returns: (window as KeptWindow).returns, reasons };
  }, away);
  const found = (await answer.jsonValue()) ?? { returns: undefined, reasons: [] };
  const isOwn = found.reasons.length > 0 && found.reasons.every((reason) => reason === 'masked');
  test.skip(isOwn, 'the browser kept no page, for its own reasons');
  return found;
}

for (const [type, route] of sample(Object.entries(pageTypes), 1)) {
  test(`a page that was used comes back from the cache: ${type}`, async ({ page }) => {
    await openPage(page, route);
    await leave(page);
    expect(await comeBack(page)).toEqual({ returns: 1, reasons: [] });
  });
}

test('a page that comes back follows what was chosen meanwhile, and works', async ({ page }) => {
  const getScheme = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  const toggle = page.getByRole('button', { name: /Switch to .* colors/ });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openPage(page, '/guide/start/');
  const group = page.locator('#sidebar details').first();
  const isOpen = () => group.evaluate((details: HTMLDetailsElement) => details.open);
  const wasOpen = await isOpen();
  await group.locator('summary').first().click();
  await expect.poll(isOpen).toBe(!wasOpen);
  await leave(page);
  await toggle.click();
  await expect.poll(getScheme).toBe('dark');

  expect(await comeBack(page)).toEqual({ returns: 1, reasons: [] });
  await expect.poll(getScheme).toBe('dark');
  await toggle.click();
  await expect.poll(getScheme).toBe('light');
  expect(await isOpen()).toBe(!wasOpen);
  await group.locator('summary').first().click();
  await expect.poll(isOpen).toBe(wasOpen);
  await getTrigger(page).click();
  await expect(getDialog(page)).toBeVisible();
});
