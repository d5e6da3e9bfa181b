import type { Page } from '@playwright/test';
import { hydrate } from '../support/hydrate';
import { expect, test } from '../support/test';

const route = '/guide/start/';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const nextLink = (page: Page) => page.getByRole('link', { name: 'Next Page' });

/** Counts the fades that were called off. */
const countSkipped = (page: Page) =>
  page.addInitScript(() => {
    const counts = { skipped: 0 };
    Object.assign(window, { counts });
    const skip = ViewTransition.prototype.skipTransition;
    ViewTransition.prototype.skipTransition = function () {
      counts.skipped++;
      skip.call(this);
    };
  });
const getSkipped = (page: Page) =>
  page.evaluate(() => (window as unknown as { counts: { skipped: number } }).counts.skipped);

/** Keeps the page busy, so that its reader feels it. */
const beBusy = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('load', () => {
      const end = performance.now() + 250;
      while (performance.now() < end);
    });
  });

const fades = [
  { machine: 'a slow machine', skipped: 1, reports: true },
  { machine: 'a browser that reports no long tasks', skipped: 0, reports: false },
];
for (const { machine, skipped, reports } of fades) {
  test(`${skipped ? 'no fade is waited for' : 'the content fades'} on ${machine}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await countSkipped(page);
    await beBusy(page);
    if (!reports) {
      await page.addInitScript(() => {
        Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] });
      });
    }
    await page.goto(route);
    await hydrate(page);
    const first = await heading(page).innerText();
    await nextLink(page).click();
    await expect(heading(page)).not.toHaveText(first);
    expect(await getSkipped(page)).toBe(skipped);
  });
}
