import type { Page } from '@playwright/test';
import { holdReact } from '../support/holdScripts';
import { hydrate, openPage } from '../support/hydrate';
import { routes } from '../support/routes';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';

/** What the focused element shows of its focus. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const style = getComputedStyle(focused);
    const after = getComputedStyle(focused, '::after');
    const around = getComputedStyle(focused.parentElement ?? focused);
    const [box] = focused.getClientRects();
    const x = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    const onTop = document.elementFromPoint(x, y);
    return {
      element: focused.outerHTML.slice(0, 120),
      hasRing:
        [style, after].some(
          ({ outlineStyle, outlineWidth }) =>
            outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        ) || around.boxShadow !== 'none',
      // In the window, and nothing stands over it.
      isSeen: onTop !== null && (focused.contains(onTop) || onTop.contains(focused)),
    };
  });

/** Steps through the page by Tab until the focus leaves it, and gives each stop. */
async function listStops(page: Page) {
  const stops: NonNullable<Awaited<ReturnType<typeof readFocus>>>[] = [];
  for (let step = 0; step < 500; step++) {
    await page.keyboard.press('Tab');
    const stop = await readFocus(page);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error('500 stops and no end: focus is trapped.');
}

for (const { route } of routes.filter(({ route: path }) =>
  ['/', '/zh/', '/guide/start/', '/config/', '/config/lib/format'].includes(path),
)) {
  for (const colorScheme of sample(['light', 'dark'] as const, 1)) {
    test(`on ${route} every stop of Tab is seen in the ${colorScheme} scheme`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openPage(page, route);
      const stops = await listStops(page);
      expect(stops.length).toBeGreaterThan(10);
      expect(stops.filter(({ hasRing }) => !hasRing)).toEqual([]);
      expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
    });
  }
}

for (const state of sample(['before React', 'after React'] as const, 1)) {
  test(`the first stop skips to the text (${state})`, async ({ page }) => {
    if (state === 'before React') await holdReact(page);
    await page.goto('/guide/start/');
    if (state === 'after React') await hydrate(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const isInText = await page.evaluate(
      () => document.activeElement?.closest('#content') !== null,
    );
    expect(isInText).toBe(true);
  });
}

test('folds of the page tree open and close by keyboard', async ({ page }) => {
  await openPage(page, '/config/lib/format');
  const summary = page.locator('nav summary').first();
  const isOpen = () => summary.evaluate((element) => element.closest('details')?.open);
  const before = await isOpen();
  await summary.focus();
  await page.keyboard.press('Enter');
  expect(await isOpen()).toBe(!before);
  await page.keyboard.press('Space');
  expect(await isOpen()).toBe(before);
});

test('wide code scrolls by the arrow keys', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/config/lib/format');
  const wide = await page
    .locator('pre')
    .evaluateAll((blocks) =>
      blocks.findIndex(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 20),
    );
  expect(wide, 'a code block wider than 320 px').toBeGreaterThanOrEqual(0);
  const code = page.locator('pre').nth(wide);
  await code.focus();
  for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});
