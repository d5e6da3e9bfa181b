import type { Page } from '@playwright/test';
import { openIn, reactStates } from '../support/holdScripts';
import { openPage } from '../support/hydrate';
import { pageTypes } from '../support/pageTypes';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';

/** A window in which bars take more of the height than on a desk. */
const low = { width: 390, height: 480 };

/** Whether the focused element is seen, and how far its ring stands out; nothing once the focus is gone. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const shares = [0.1, 0.5, 0.9];
    const isPartSeen = [...focused.getClientRects()].some((box) => {
      // A link in a wide table may begin at the edge of the window.
      const left = Math.max(box.left, 0);
      const width = Math.min(box.right, window.innerWidth) - left;
      const points = shares.flatMap((across) =>
        shares.map((down) => [left + width * across, box.top + box.height * down] as const),
      );
      return points.some(([x, y]) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (focused.contains(top) || top.contains(focused));
      });
    });
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const getLight = (colors: string[]) => {
      for (const color of colors) {
        if (!canvas) break;
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
      const parts = [red, green, blue].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * (parts[0] ?? 0) + 0.7152 * (parts[1] ?? 0) + 0.0722 * (parts[2] ?? 0);
    };
    const around: string[] = [];
    for (let element = focused.parentElement; element; element = element.parentElement) {
      around.unshift(getComputedStyle(element).backgroundColor);
    }
    const ring = [null, '::after']
      .map((pseudo) => getComputedStyle(focused, pseudo))
      .find(({ outlineStyle }) => outlineStyle !== 'none');
    const element = focused.outerHTML.slice(0, 120);
    // A field has its ring around it.
    const hasShadow = getComputedStyle(focused.parentElement ?? focused).boxShadow !== 'none';
    if (!ring) return { element, isPartSeen, hasShadow, contrast: undefined };
    const lights = [getLight(around), getLight([...around, ring.outlineColor])];
    const contrast = (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
    return { element, isPartSeen, hasShadow, contrast };
  });

for (const [index, [type, route]] of sample([...Object.entries(pageTypes).entries()], 2)) {
  const colorScheme = index % 2 === 0 ? 'light' : 'dark';
  test(`every stop of Shift+Tab is seen below the bar, its ring 3:1: ${type}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(low);
    await openPage(page, route);
    const stops: NonNullable<Awaited<ReturnType<typeof readFocus>>>[] = [];
    // The last hundred: long pages repeat what they are made of.
    while (stops.length < 100) {
      await page.keyboard.press('Shift+Tab');
      const stop = await readFocus(page);
      if (!stop) break;
      stops.push(stop);
    }
    expect(stops.length).toBeGreaterThan(10);
    expect(stops.filter(({ isPartSeen }) => !isPartSeen)).toEqual([]);
    expect(stops.filter(({ contrast }) => contrast !== undefined && contrast < 3)).toEqual([]);
    const bare = stops.filter(({ contrast, hasShadow }) => contrast === undefined && !hasShadow);
    expect(bare, 'without a ring').toEqual([]);
  });
}

test('this check finds a stop that is covered and a ring that nobody sees', async ({ page }) => {
  await page.setViewportSize(low);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(pageTypes.chapter);
  await page.keyboard.press('Tab');
  const sound = await readFocus(page);
  expect(sound?.isPartSeen).toBe(true);
  expect(sound?.contrast).toBeGreaterThanOrEqual(3);

  await page.evaluate(() => {
    const cover = document.createElement('div');
    Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '9999' });
    document.body.append(cover);
  });
  expect((await readFocus(page))?.isPartSeen).toBe(false);

  await page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    focused.style.outlineColor = getComputedStyle(document.body).backgroundColor;
  });
  expect((await readFocus(page))?.contrast).toBeLessThan(3);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).style.outlineStyle = 'none';
  });
  expect((await readFocus(page))?.contrast).toBeUndefined();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  expect(await readFocus(page)).toBeUndefined();
});

for (const state of sample(reactStates, 1)) {
  test(`the first stop skips to the text (${state})`, async ({ page }) => {
    await openIn(state, page, '/guide/start/');
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
