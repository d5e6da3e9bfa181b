import type { BrowserContextOptions } from '@playwright/test';
import { prepareContext, type Site, test as watched, workerSite } from '../../support/test';
import type { World } from '../FaultRow';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../../scripts/serve/startServer.mjs';
import { outputFolder } from '../../support/builtSite';
import { mutations } from '../controls/mutations';
import { stripGuard } from '../controls/stripGuard';

/** What a visitor’s browser is set to; `hasVisited` says that the language was chosen before. */
const visitors = {
  reader: { hasVisited: true },
  newcomer: {},
  chinese: { locale: 'zh-CN' },
  phone: { hasVisited: true, viewport: { width: 390, height: 844 }, hasTouch: true },
  dark: { hasVisited: true, colorScheme: 'dark' },
} satisfies Record<string, BrowserContextOptions & { hasVisited?: boolean }>;

export type Visitor = keyof typeof visitors;

interface Fixtures {
  /** Opens a page for a visitor. */
  enter: (visitor: Visitor) => Promise<World>;
}

/** The test of a row, in a context of its visitor. */
export const test = watched.extend<Fixtures, { subject: Site }>({
  subject: workerSite(openSubject),

  enter: async ({ browser, subject }, provide) => {
    const opened: World[] = [];
    await provide(async (visitor) => {
      const { hasVisited = false, ...settings }: BrowserContextOptions & { hasVisited?: boolean } =
        visitors[visitor];
      const context = await browser.newContext({
        locale: 'en-US',
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        ...settings,
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const problems: string[] = [];
      await prepareContext(context, { url: subject.url, isFirstVisit: !hasVisited, problems });
      const page = await context.newPage();
      const kept = { documents: [], answered: [], address: '', problems };
      const world: World = { page, context, site: subject, ...kept };
      opened.push(world);
      return world;
    });
    for (const { context } of opened) await context.close();
  },
});

export { expect } from '../../support/test';

/** The guard that is taken out, where the mutation control runs. */
const mutation = mutations.find(({ guard }) => guard === process.env.WITHOUT_GUARD);

/** The site that rows are run against: ours, or ours without a guard. */
async function openSubject(): Promise<Site & { close: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'subject-'));
  const root = mutation ? path.join(folder, 'site') : outputFolder;
  if (mutation) stripGuard(outputFolder, root, mutation);
  const server = await startServer({ root, brotli: 1 });
  return {
    root,
    url: server.url,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
