import { storageKey } from '../../theme/lib/storage';
import { test as base } from './test';

/**
 * The test for what is asked of every route. Tests of a worker share one page, because a process and
 * compiled scripts for each take longer than the test. Each document starts with empty storage. For
 * tests that do not click, and do not need a cold cache.
 */
export const test = base.extend({
  keptContext: async (
    { keepContext, site: { url }, baseURL, javaScriptEnabled, locale },
    provide,
  ) => {
    const settings = { url, isFirstVisit: false, baseURL, javaScriptEnabled, locale };
    const kept = await keepContext(settings);
    kept.problems.length = 0;
    await provide(kept);
  },

  page: async ({ context, site, viewport, colorScheme }, provide) => {
    const [known] = context.pages();
    const page = known ?? (await context.newPage());
    if (!known) {
      await page.addInitScript(
        (name) => {
          // A blank page has no storage.
          if (origin === 'null') return;
          localStorage.clear();
          sessionStorage.clear();
          localStorage.setItem(name, '1');
        },
        storageKey('rspress-visited', new URL(site.url).pathname),
      );
    }
    await context.clearCookies();
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'no-preference' });
    await provide(page);
    page.removeAllListeners('request');
  },
});

export { expect } from './test';
