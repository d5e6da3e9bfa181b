import type { BrowserContextOptions } from '@playwright/test';
import { openEmptyPage, type Site, test as watched, workerSite } from '../../support/test';
import { openSubject } from '../controls/openSubject';
import type { World } from '../FaultRow';

/** What a visitor’s browser is set to; `hasVisited` says that the language was chosen before. */
const visitors = {
  reader: { hasVisited: true },
  newcomer: {},
  chinese: { locale: 'zh-CN' },
  crawler: { locale: 'zh-CN', userAgent: 'Mozilla/5.0 (compatible; Examplebot/2.1)' },
  withoutScript: { javaScriptEnabled: false },
  phone: { hasVisited: true, viewport: { width: 390, height: 844 }, hasTouch: true },
  calm: { hasVisited: true, reducedMotion: 'reduce' },
  dark: { hasVisited: true, colorScheme: 'dark' },
} satisfies Record<string, BrowserContextOptions & { hasVisited?: boolean }>;

export type Visitor = keyof typeof visitors;

interface Fixtures {
  /** Opens a page for a visitor, without anything of the rows before it. */
  enter: (visitor: Visitor) => Promise<World>;
}

/** The test of a row: in the context of its visitor, on an empty page. */
export const test = watched.extend<Fixtures, { subject: Site }>({
  subject: workerSite(openSubject),

  enter: async ({ keepContext, subject }, provide) => {
    const opened: World[] = [];
    await provide(async (visitor) => {
      const { hasVisited = false, ...settings }: BrowserContextOptions & { hasVisited?: boolean } =
        visitors[visitor];
      const { context, problems } = await keepContext({
        url: subject.url,
        isFirstVisit: !hasVisited,
        locale: 'en-US',
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        ...settings,
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      problems.length = 0;
      const page = await openEmptyPage(context, subject.url);
      const kept = { documents: [], answered: [], address: '', problems };
      const world: World = { page, context, site: subject, ...kept };
      opened.push(world);
      return world;
    });
    for (const { page, context } of opened) {
      await context.setOffline(false);
      await page.close();
    }
  },
});

export { expect } from '../../support/test';
