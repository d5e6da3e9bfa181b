import { type BrowserContext, expect, test as base, type WorkerFixture } from '@playwright/test';
import { readBase } from '../../scripts/preview.mjs';
import { startServer } from '../../scripts/serve/startServer.mjs';
import { storageKey } from '../../theme/lib/storage';
import { outputFolder } from './builtSite';
import { watchContext } from './watchContext';

/** A built site that is being served. */
export interface Site {
  /** Address of its home page, with a slash at the end. */
  url: string;
  /** Folder it was built to. */
  root: string;
}

interface Fixtures {
  /**
   * Declares what this test breaks on purpose. Each pattern must be seen at least once, so that a
   * declaration cannot outlive its reason.
   */
  expectFailures: (...patterns: RegExp[]) => void;
  /** Failures that every test of a group declares: `[list, { scope: 'test' }]`, as Playwright takes a list for a pair. */
  failures: readonly RegExp[];
  /** Whether the browser has not been here yet: only then the language may be chosen for the reader. */
  isFirstVisit: boolean;
  /** What the watch has seen so far. */
  problems: string[];
}

/**
 * Playwright's `test` against the built site, served by the repository's own server with its headers.
 * Every test fails on anything a quiet page does not do (watchContext), unless it has declared it, and
 * on a cookie.
 */
export const test = base.extend<Fixtures, { site: Site }>({
  site: workerSite(async () => ({
    ...(await startServer({ root: outputFolder, base: readBase(process.env.BASE), brotli: 1 })),
    root: outputFolder,
  })),

  baseURL: async ({ site }, provide) => {
    await provide(new URL(site.url).origin);
  },

  isFirstVisit: [false, { option: true }],

  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern.
  problems: async ({}, provide) => {
    await provide([]);
  },

  context: async ({ context, problems, site, isFirstVisit }, provide) => {
    await prepareContext(context, { url: site.url, isFirstVisit, problems });
    await provide(context);
  },

  failures: [[], { option: true }],

  expectFailures: [
    async ({ problems, context, failures }, provide) => {
      const expected = [...failures];
      await provide((...patterns) => expected.push(...patterns));
      expect(await context.cookies(), 'nobody is given a cookie').toEqual([]);
      const unexpected = problems.filter((text) => !expected.some((one) => one.test(text)));
      const missed = expected.filter((one) => !problems.some((text) => one.test(text)));
      expect(unexpected, 'the page must stay quiet').toEqual([]);
      expect(missed.map(String), 'declared failures that did not happen').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** What the browser says of a page that is not there, for `expectFailures`. */
export const missingPage = [/^404: /, /^console error: Failed to load resource.* 404/];

/** A site that is started once in each worker. */
export function workerSite<T extends Site>(
  start: () => Promise<T & { close: () => Promise<void> }>,
  timeout = 240_000,
): [WorkerFixture<T, object>, { scope: 'worker'; timeout: number }] {
  return [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern.
    async ({}, provide) => {
      const { close, ...site } = await start();
      await provide(site as unknown as T);
      await close();
    },
    { scope: 'worker', timeout },
  ];
}

/** The browser without windows tells a new document of a pointer in its corner, where no reader's is. */
function hideInventedPointer(): void {
  const hide = (event: PointerEvent) => {
    if (event.isTrusted && event.clientX === 0 && event.clientY === 0) {
      event.stopImmediatePropagation();
    }
  };
  addEventListener('pointermove', hide, { capture: true });
}

/** Watches a new context, and gives it what a reader's browser has before it comes to the site. */
export async function prepareContext(
  context: BrowserContext,
  { url, isFirstVisit, problems }: { url: string; isFirstVisit: boolean; problems: string[] },
): Promise<void> {
  const { origin, pathname } = new URL(url);
  await context.addInitScript(hideInventedPointer);
  if (!isFirstVisit) {
    await context.addInitScript(
      (name) => {
        // A blank page has no storage.
        if (origin !== 'null') localStorage.setItem(name, '1');
      },
      storageKey('rspress-visited', pathname),
    );
  }
  await watchContext(context, origin, problems);
}
