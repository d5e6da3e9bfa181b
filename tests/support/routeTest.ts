import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { storageKey } from '../../theme/lib/storage';
import { test as base } from './test';
import { watchContext } from './watchContext';

/** A page that one test after another uses, and what the watch saw of it. */
interface KeptPage {
  context: BrowserContext;
  page: Page;
  problems: string[];
}

interface Fixtures {
  keptPage: KeptPage;
}

interface WorkerFixtures {
  /** The worker's page with such settings, which is opened when it is first asked for. */
  keepPage: (settings: BrowserContextOptions) => Promise<KeptPage>;
}

/**
 * The test for what is asked of every route, with one page a worker: a process, a cache and compiled
 * scripts for each test take longer than what is asked. Each load of a document begins without
 * storage and without cookies, as in a context of its own. Playwright starts another worker after a
 * test that failed. For tests that do not click, and do not need a cold cache.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  keepPage: [
    async ({ browser, site }, provide) => {
      const kept = new Map<string, Promise<KeptPage>>();
      await provide((settings) => {
        const key = JSON.stringify(settings);
        const known = kept.get(key) ?? openPage(browser, settings, new URL(site.url));
        kept.set(key, known);
        return known;
      });
      for (const opened of kept.values()) await (await opened).context.close();
    },
    { scope: 'worker' },
  ],

  keptPage: async (
    { keepPage, baseURL, javaScriptEnabled, locale, viewport, colorScheme },
    provide,
  ) => {
    const kept = await keepPage({ baseURL, javaScriptEnabled, locale });
    kept.problems.length = 0;
    await kept.context.clearCookies();
    if (viewport) await kept.page.setViewportSize(viewport);
    await kept.page.emulateMedia({ colorScheme, reducedMotion: 'no-preference' });
    await provide(kept);
    kept.page.removeAllListeners('request');
  },

  context: async ({ keptPage }, provide) => {
    await provide(keptPage.context);
  },

  // Not emptied after a test: a document of its own between two routes costs what a new page does.
  page: async ({ keptPage }, provide) => {
    await provide(keptPage.page);
  },

  problems: async ({ keptPage }, provide) => {
    await provide(keptPage.problems);
  },
});

export { expect } from './test';

async function openPage(
  browser: Browser,
  settings: BrowserContextOptions,
  { origin, pathname }: URL,
): Promise<KeptPage> {
  const context = await browser.newContext(settings);
  await context.addInitScript(
    (name) => {
      // A blank page has no storage.
      if (origin === 'null') return;
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem(name, '1');
    },
    storageKey('rspress-visited', pathname),
  );
  const problems = await watchContext(context, origin);
  return { context, page: await context.newPage(), problems };
}
