import type { Page } from '@playwright/test';
import { hydrate } from './hydrate';

/** React's scripts and those of pages: all but what comes after the first paint. */
const reactScripts = /\/static\/js\/(?!after-paint\.)[^?]*\.js$/;

/** Keeps React on its way for good: its scripts are requested, and never arrive. */
export const holdReact = (page: Page): Promise<unknown> =>
  page.route(reactScripts, () => undefined);

/**
 * Opens a page and keeps its scripts on their way until they are released or cut off. Not waiting for
 * `load`: a script that a reader's press requests earlier than that delays it.
 */
export async function openHeld(page: Page, address: string, scripts = '**/*.js') {
  let settle: (how: 'continue' | 'abort') => void = () => {};
  const settled = new Promise<'continue' | 'abort'>((resolve) => (settle = resolve));
  await page.route(scripts, async (route) => {
    await route[await settled]();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return { release: () => settle('continue'), cut: () => settle('abort') };
}

/** Both states in which a reader may find a page. */
export const reactStates = ['before React', 'after React'] as const;

/** Opens a page that React has taken over, or never will. */
export async function openIn(
  state: (typeof reactStates)[number],
  page: Page,
  address: string,
): Promise<void> {
  if (state === 'before React') await holdReact(page);
  await page.goto(address);
  if (state === 'after React') await hydrate(page);
}
