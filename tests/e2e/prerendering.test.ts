import type { Page } from '@playwright/test';
import { hydrate } from '../support/hydrate';
import { pageTypes } from '../support/pageTypes';
import { getDialog, getField, getTrigger } from '../support/searchDialog';
import { settle } from '../support/settle';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';
import { watchPaths } from '../support/watchPaths';

const route = '/guide/start/';
const states = ['prerendered', 'in the background'] as const;
const getToggle = (page: Page) => page.getByRole('button', { name: /Switch to .* colors/ });

/** What a page has left in the browser. */
const getStored = (page: Page) =>
  page.evaluate(() => ({ ...Object.fromEntries(Object.entries(localStorage)) }));

for (const state of sample(states, 1)) {
  for (const type of sample(['chapter', 'chinese'] as const, 1)) {
    test(`a page that is ${state} fetches and keeps nothing (${type})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      const show = await startHidden(page, state);
      const scripts = watchPaths(page, /.*\.js$/);
      await page.goto(pageTypes[type], { waitUntil: 'networkidle' });
      expect(scripts).toEqual([]);
      expect(await getStored(page)).toEqual({ 'rspress-visited': '1' });
      await show();
      await hydrate(page);
      expect(await page.evaluate(() => window.appReadyCount)).toBe(1);
      await page.locator('[data-scheme-toggle]').locator('visible=true').first().click();
      await expect(page.locator('html')).toHaveClass(/dark/);
    });
  }

  test(`the first click, on search, of a page that was ${state} opens it once`, async ({
    page,
  }) => {
    const show = await startHidden(page, state);
    await page.goto(route);
    await show();
    await getTrigger(page).click();
    await expect(getField(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(getDialog(page)).toBeHidden();
    await getToggle(page).click();
    await settle(page);
    await expect(getDialog(page)).toBeHidden();
  });
}

for (const state of sample(states, 1, 1)) {
  test(`a search by address waits until a page that is ${state} is shown`, async ({ page }) => {
    const show = await startHidden(page, state);
    const scripts = watchPaths(page, /.*\.js$/);
    await page.goto(`${route}?q=dts`);
    await settle(page);
    expect(scripts).toEqual([]);
    await show();
    await expect(getField(page)).toHaveValue('dts');
    expect(await page.evaluate(() => window.appReadyCount)).toBe(1);
  });
}

test.describe('a Chinese reader', () => {
  test.use({ locale: 'zh-CN', isFirstVisit: true });

  test('is redirected when a prerendered page is shown, and not before', async ({ page }) => {
    const show = await startHidden(page, 'prerendered');
    await page.goto('/');
    await settle(page);
    await expect(page).toHaveURL(/:\d+\/$/);
    expect(await getStored(page)).toEqual({});
    await show();
    await expect(page).toHaveURL(/\/zh\/$/);
    expect(await getStored(page)).toEqual({ 'rspress-visited': '1' });
  });
});

/**
 * Makes the next documents of a page ones that nobody sees yet, as far as a page can tell: prerendered,
 * or opened in a background tab. A browser draws no frame of either, and tells of no paint. Gives what brings them to the front.
 */
async function startHidden(
  page: Page,
  how: 'prerendered' | 'in the background',
): Promise<() => Promise<void>> {
  await page.addInitScript((isPrerendered) => {
    let isSeen = false;
    const waiting: FrameRequestCallback[] = [];
    const draw = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => (isSeen ? draw(callback) : waiting.push(callback));
    const Observer = window.PerformanceObserver;
    window.PerformanceObserver = class extends Observer {
      override observe(options?: PerformanceObserverInit) {
        const observe = () => super.observe(options);
        if (isSeen || options?.type !== 'paint') observe();
        else addEventListener('test:show', observe);
      }
    };
    const say = (name: string, get: () => unknown) =>
      Object.defineProperty(document, name, { configurable: true, get });
    say('visibilityState', () => (isSeen ? 'visible' : 'hidden'));
    say('hidden', () => !isSeen);
    if (isPrerendered) say('prerendering', () => !isSeen);
    addEventListener('test:show', () => {
      isSeen = true;
      if (isPrerendered) document.dispatchEvent(new Event('prerenderingchange'));
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      for (const callback of waiting.splice(0)) draw(callback);
    });
  }, how === 'prerendered');
  return () => page.evaluate(() => dispatchEvent(new Event('test:show'))).then(() => undefined);
}
