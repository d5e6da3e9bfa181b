import type { Page } from '@playwright/test';
import { hydrate } from '../support/hydrate';
import { expect, test } from '../support/test';

const route = '/guide/start/';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const nextLink = (page: Page) => page.getByRole('link', { name: 'Next Page' });

/** Counts the fades that were begun. */
const countFades = (page: Page) =>
  page.addInitScript(() => {
    const counts = { fades: 0 };
    Object.assign(window, { counts });
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (...options) {
      counts.fades++;
      return start.apply(this, options);
    };
  });
const getFades = (page: Page) =>
  page.evaluate(() => (window as unknown as { counts: { fades: number } }).counts.fades);

/** Keeps the page busy, so that its reader feels it. */
const beBusy = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('load', () => {
      const end = performance.now() + 250;
      while (performance.now() < end);
    });
  });

const fades = [
  { machine: 'a slow machine', count: 0, reports: true },
  { machine: 'a browser that reports no long tasks', count: 1, reports: false },
];
for (const { machine, count, reports } of fades) {
  test(`${count ? 'the content fades' : 'no fade is waited for'} on ${machine}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await countFades(page);
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
    expect(await getFades(page)).toBe(count);
  });
}
