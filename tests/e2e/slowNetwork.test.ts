import { everyPageType } from '../support/everyPageType';
import { hydrate, openPage } from '../support/hydrate';
import { test } from '../support/slowSite';
import { expect } from '../support/test';
import { sample } from '../support/sample';

for (const [type, route] of sample(Object.entries(everyPageType), 3)) {
  for (const width of sample([1440, 390], 1)) {
    test(`the frame of a page that comes in pieces does not move (${type}, ${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: { node: Node | null }[];
          })[]) {
            const nodes = entry.sources.map(
              ({ node }) => (node as Element | null)?.outerHTML?.slice(0, 80) ?? node?.textContent,
            );
            shifts.push(`${entry.value.toFixed(5)}: ${nodes.join(' · ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(route);
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
      const getShifts = () =>
        page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
      expect(await getShifts()).toEqual([]);
      await hydrate(page);
      expect(await getShifts()).toEqual([]);
    });
  }
}

test('the label of keys waits for its style', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/*.css', async (handler) => {
    await answered;
    await handler.continue();
  });
  await openPage(page, everyPageType.guide);
  const keys = page.getByRole('banner').locator('kbd');
  await expect(keys).toHaveCount(1);
  await expect(keys).toBeHidden();
  answer();
  await expect(keys).toBeVisible();
});

test('a menu is walked into before its style has come', async ({ page }) => {
  await page.route('**/*.css', () => undefined);
  await page.goto(everyPageType.guide);
  await page.getByRole('button', { name: 'Colour scheme' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'As the system' })).toBeFocused();
});
