import type { Browser, BrowserContext } from '@playwright/test';
import { storageKey } from '../../../theme/lib/storage';
import { test as watched } from '../../support/test';
import { watchContext } from '../../support/watchContext';
import { openSubject } from '../controls/openSubject';
import type { Visitor } from '../FaultRow';
import type { SiteUnderTest, World } from '../World';
import { visitors } from './visitors';

interface KeptContext {
  context: BrowserContext;
  problems: string[];
}

interface Fixtures {
  /** Opens a page for a visitor, without anything of the rows before it. */
  enter: (visitor: Visitor) => Promise<World & { problems: string[] }>;
}

interface WorkerFixtures {
  subject: SiteUnderTest;
  /** The worker’s browser window of a visitor, which is opened when it is first asked for. */
  keepContext: (visitor: Visitor) => Promise<KeptContext>;
}

/**
 * The test of a row. Rows of a worker share one window for each kind of visitor, since a window of its
 * own costs more than most rows do; each gets a page of its own, and storage that is empty.
 */
export const test = watched.extend<Fixtures, WorkerFixtures>({
  subject: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern.
    async ({}, provide) => {
      const { close, ...subject } = await openSubject();
      await provide(subject);
      await close();
    },
    { scope: 'worker' },
  ],

  keepContext: [
    async ({ browser, subject }, provide) => {
      const kept = new Map<Visitor, Promise<KeptContext>>();
      await provide((visitor) => {
        const opened = kept.get(visitor) ?? openContext(browser, visitor, subject);
        kept.set(visitor, opened);
        return opened;
      });
      for (const opened of kept.values()) await (await opened).context.close();
    },
    { scope: 'worker' },
  ],

  enter: async ({ keepContext, subject }, provide) => {
    const opened: World[] = [];
    await provide(async (visitor) => {
      const { context, problems } = await keepContext(visitor);
      const { origin, pathname } = new URL(subject.url);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Storage.clearDataForOrigin', {
        origin,
        storageTypes: 'local_storage,service_workers,cache_storage,indexeddb',
      });
      await session.detach();
      problems.length = 0;
      if (visitors[visitor].hasVisited) {
        const key = storageKey('rspress-visited', pathname);
        await page.addInitScript((name) => {
          if (origin !== 'null') localStorage.setItem(name, '1');
        }, key);
      }
      const world = { page, context, site: subject, documents: [], hits: [], address: '' };
      opened.push(world);
      return { ...world, problems };
    });
    for (const { page, context } of opened) {
      await context.setOffline(false);
      await page.close();
    }
  },
});

export { expect } from '../../support/test';

async function openContext(
  browser: Browser,
  visitor: Visitor,
  { url }: SiteUnderTest,
): Promise<KeptContext> {
  const { hasVisited: _hasVisited, ...settings } = visitors[visitor];
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...settings,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  return { context, problems: await watchContext(context, new URL(url).origin) };
}
