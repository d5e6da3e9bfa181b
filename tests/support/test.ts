import { test as base, expect } from '@playwright/test';
import { readBase } from '../../scripts/serve/serveSite.mjs';
import { startServer } from '../../scripts/serve/startServer.mjs';
import { storageKey } from '../../theme/lib/storage';
import { outputFolder } from './builtSite';
import { watchContext } from './watchContext';

interface Fixtures {
  /**
   * Declares what this test breaks on purpose. Each pattern must be seen at least once, so that a
   * declaration cannot outlive its reason.
   */
  expectFailures: (...patterns: RegExp[]) => void;
  /** Whether the browser has not been here yet: only then the language may be chosen for the reader. */
  isFirstVisit: boolean;
  /** What the watch has seen so far. */
  problems: readonly string[];
}

/** A built site that is being served. */
export interface Site {
  /** Address of its home page, with a slash at the end. */
  url: string;
  /** Folder it was built to. */
  root: string;
}

interface WorkerFixtures {
  site: Site;
}

/**
 * Playwright's `test` against the built site, served by the repository's own server with its headers.
 * Every test fails on anything a quiet page does not do (watchContext), unless it has declared it, and
 * on a cookie.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern.
    async ({}, provide) => {
      const server = await startServer({
        root: outputFolder,
        base: readBase(process.env.BASE),
      });
      await provide({ url: server.url, root: outputFolder });
      await server.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, provide) => {
    await provide(new URL(site.url).origin);
  },

  isFirstVisit: [false, { option: true }],

  problems: async ({ context, site, isFirstVisit }, provide) => {
    if (!isFirstVisit) {
      const key = storageKey('rspress-visited', new URL(site.url).pathname);
      await context.addInitScript((name) => {
        // A blank page has no storage.
        if (origin !== 'null') localStorage.setItem(name, '1');
      }, key);
    }
    await provide(await watchContext(context, new URL(site.url).origin));
  },

  expectFailures: [
    async ({ problems, context }, provide) => {
      const expected: RegExp[] = [];
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
