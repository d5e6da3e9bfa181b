import type { Page } from '@playwright/test';

/**
 * Changes each document on its way to the page. The context needs `bypassCSP` where inline code is
 * changed: it no longer has the hash that the policy names.
 */
export async function rewriteHtml(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(/\/[^./]*(?:[?#].*)?$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const before = await response.text();
    const body = change(before);
    if (body === before) throw new Error(`Nothing to change in ${route.request().url()}.`);
    await route.fulfill({ response, body });
  });
}
