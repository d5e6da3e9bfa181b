import type { Page } from '@playwright/test';

/** Makes the next documents of a page believe that the browser has no View Transitions. */
export const removeTransitions = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'startViewTransition', { value: undefined });
  });
