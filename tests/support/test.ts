import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  type ViewportSize,
  test as base,
  type WorkerFixture,
} from '@playwright/test';
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

/** A browser context that one test after another uses, and what the watch saw in it. */
interface KeptContext {
  context: BrowserContext;
  problems: string[];
  /** A page that the last test has left as if it were new. */
  page?: Page | undefined;
  /** Whether a test has changed more than documents. */
  isTouched?: boolean;
}

interface ContextSettings extends BrowserContextOptions {
  /** Address of the home page of the site. */
  url: string;
  isFirstVisit: boolean;
}

interface Fixtures {
  keptContext: KeptContext;
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

interface WorkerFixtures {
  site: Site;
  /** The worker's context with these settings, opened when it is first needed. */
  keepContext: (settings: ContextSettings) => Promise<KeptContext>;
}

/**
 * Playwright's `test` against the built site, served by the repository's own server with its headers.
 * Every test fails on anything a quiet page does not do (watchContext), unless it has declared it, and
 * on a cookie. Each test begins with nothing stored. Tests of a worker share their context, because opening one
 * takes longer than many tests, and their page until a test changes more than its document, such as its
 * routes; after a failure Playwright starts another worker.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: workerSite(async () => ({
    ...(await startServer({ root: outputFolder, base: readBase(process.env.BASE), brotli: 1 })),
    root: outputFolder,
  })),

  keepContext: [
    async ({ browser }, provide) => {
      const known = new Map<string, Promise<KeptContext>>();
      await provide((settings) => {
        const key = JSON.stringify(settings);
        const kept = known.get(key) ?? openContext(browser, settings, () => known.delete(key));
        known.set(key, kept);
        return kept;
      });
      for (const kept of known.values()) await (await kept).context.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, provide) => {
    await provide(new URL(site.url).origin);
  },

  isFirstVisit: [false, { option: true }],

  keptContext: async (
    {
      keepContext,
      site: { url },
      isFirstVisit,
      baseURL,
      bypassCSP,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      timezoneId,
      userAgent,
      viewport,
    },
    provide,
  ) => {
    const page = { hasTouch, isMobile, viewport };
    const reader = { javaScriptEnabled, locale, timezoneId, userAgent };
    const kept = await keepContext({ url, isFirstVisit, baseURL, bypassCSP, ...page, ...reader });
    kept.problems.length = 0;
    await provide(kept);
    const others = kept.context.pages().filter((opened) => opened !== kept.page);
    await Promise.all(others.map((opened) => opened.close()));
    await kept.context.setOffline(false);
    await kept.context.clearPermissions();
  },

  context: async ({ keptContext }, provide) => {
    await provide(keptContext.context);
  },

  page: async ({ keptContext, site, viewport }, provide, { errors }) => {
    const { context, page: known } = keptContext;
    keptContext.page = undefined;
    const page = known ?? (await context.newPage());
    if (!known) noteTouches(page, keptContext);
    await emptyStorage(page, site.url);
    keptContext.isTouched = false;
    await provide(page);
    if (errors.length > 0 || keptContext.isTouched || page.isClosed()) return;
    await leavePage(page, viewport);
    keptContext.page = page;
  },

  problems: async ({ keptContext }, provide) => {
    await provide(keptContext.problems);
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

/** Opens a page of a kept context with nothing stored or cached for the site. */
export async function openEmptyPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await emptyStorage(page, url);
  return page;
}

async function emptyStorage(page: Page, url: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(url);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.send('Network.clearBrowserCache');
  await session.send('Page.resetNavigationHistory');
  await session.detach();
}

/** What changes a page for longer than its document lives. */
const lasting = [
  'addInitScript',
  'addListener',
  'exposeBinding',
  'exposeFunction',
  'newCDPSession',
  'on',
  'once',
  'route',
  'setExtraHTTPHeaders',
  'setOffline',
];

/** Notes that a test does to a page, or to its context, what the next one would notice. */
function noteTouches(target: BrowserContext | Page, kept: KeptContext): void {
  for (const name of lasting) {
    const method: unknown = Reflect.get(target, name);
    if (typeof method !== 'function') continue;
    Reflect.defineProperty(target, name, {
      value: (...options: unknown[]): unknown => {
        kept.isTouched = true;
        return Reflect.apply(method, target, options);
      },
    });
  }
}

/** Leaves the site without its process, which knows the scripts: a page of that origin, with nothing on it. */
async function leavePage(page: Page, viewport: ViewportSize | null): Promise<void> {
  await page.mouse.move(-9, -9);
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
    location.replace(URL.createObjectURL(new Blob([''], { type: 'text/html' })));
  });
  await page.waitForURL(/^blob:/);
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    reducedMotion: null,
    forcedColors: null,
    contrast: null,
  });
  if (viewport) await page.setViewportSize(viewport);
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

async function openContext(
  browser: Browser,
  { url, isFirstVisit, ...settings }: ContextSettings,
  forget: () => void,
): Promise<KeptContext> {
  const { origin, pathname } = new URL(url);
  const context = await browser.newContext(settings);
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
  const kept: KeptContext = { context, problems: await watchContext(context, origin) };
  // A clock that was set stays so in all pages of a context: the next test gets another one.
  const install = context.clock.install.bind(context.clock);
  context.clock.install = (...options) => {
    forget();
    kept.isTouched = true;
    return install(...options);
  };
  noteTouches(context, kept);
  return kept;
}
