import type { Page } from '@playwright/test';

/**
 * Makes a page behave as in a browser that lacks a feature, as far as a page can tell. Its context
 * needs `bypassCSP`: what is rewritten no longer has the hash the policy names.
 */
export const switchOff: Record<string, (page: Page) => Promise<void>> = {
  'anchor positioning': async (page) => {
    const rewrite = (text: string, url: string) => {
      // Nothing opens on paper.
      if (/\/print\.\w+\.css$/.test(url)) return text;
      if (!text.includes('anchor-scope')) throw new Error('No style asks for anchor positioning.');
      return text.replaceAll('anchor-scope', 'x-scope').replaceAll('position-a', 'x-a');
    };
    await page.route(/\.css$|\/[^.]*$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: rewrite(await response.text(), route.request().url()),
      });
    });
  },
  ':has': async (page) => {
    await page.route(/\.css$|\/[^.]*$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(':has(', ':x-has(');
      await route.fulfill({ response, body });
    });
  },
  'view transitions': async (page) => {
    await page.addInitScript(() =>
      Reflect.deleteProperty(Document.prototype, 'startViewTransition'),
    );
  },
};
