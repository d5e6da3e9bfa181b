import type { Page } from '@playwright/test';

/** React's scripts, those of pages, and all that they bring; not what comes behind the first paint, nor what
 * stands in for popovers. */
const reactScripts = /\/static\/js\/(?!after-paint\.|popovers\.)[^?]*\.js$/;

/** Keeps React on its way for good: its scripts are asked for, and never come. */
export const holdReact = (page: Page): Promise<unknown> =>
  page.route(reactScripts, () => undefined);
