import type { Page } from '@playwright/test';

/**
 * Makes the next documents of a page ones that nobody sees yet, as far as a page can tell: prerendered,
 * or opened in a background tab. A browser draws no frame of either, and tells of no paint. Gives what brings them to the front.
 */
export async function startHidden(
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
