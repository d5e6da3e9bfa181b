import type { Page } from '@playwright/test';

/** React's scripts and those of pages: all but what comes behind the first paint and the fallback for popovers. */
const reactScripts = /\/static\/js\/(?!after-paint\.|popovers\.)[^?]*\.js$/;

/** Keeps React on its way for good: its scripts are asked for, and never come. */
export const holdReact = (page: Page): Promise<unknown> =>
  page.route(reactScripts, () => undefined);

/**
 * Opens a page and keeps its scripts on their way until they are released or cut off. Not waiting for
 * `load`: a script that a reader's press asks for earlier than that delays it.
 */
export async function openHeld(page: Page, address: string, scripts = '**/*.js') {
  let settle: (how: 'continue' | 'abort') => void = () => {};
  const settled = new Promise<'continue' | 'abort'>((resolve) => (settle = resolve));
  await page.route(scripts, async (route) => {
    const how = await settled;
    await route[how]();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return { release: () => settle('continue'), cut: () => settle('abort') };
}
