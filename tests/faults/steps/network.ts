import type { Route } from '@playwright/test';
import type { Step } from '../FaultRow';

/** Scripts of single pages and parts, which come after the first. */
export const partScripts = '**/static/js/async/**';
export const allScripts = '**/*.js';
/** What every page fetches after its first paint (theme/boot/afterPaintScript.ts). */
export const afterPaintScript = '**/static/js/after-paint.*.js';
export const frameScript = '**/static/js/index.*.js';
export const reactScript = '**/static/js/lib-react.*.js';
export const styleSheets = '**/*.css';
export const searchIndex = '**/static/search_index*';

type Answer = (route: Route) => unknown;

/** Ways in which a file is not what was requested. */
export const answers = {
  aborted: (route) => route.abort(),
  refused: (route) => route.abort('connectionrefused'),
  reset: (route) => route.abort('connectionreset'),
  timedOut: (route) => route.abort('timedout'),
  blocked: (route) => route.abort('blockedbyclient'),
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  missingPage: (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><h1>404</h1>' }),
  signIn: (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
  broken: (route) => route.fulfill({ status: 500, body: 'Internal error' }),
  unavailable: (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '1' }, body: 'Busy' }),
  tooMany: (route) => route.fulfill({ status: 429, body: 'Slow down' }),
  // The browser may not follow it for a script of ours.
  elsewhere: (route) =>
    route.fulfill({ status: 302, headers: { location: 'https://sign-in.invalid/' } }),
  forbidden: (route) => route.fulfill({ status: 403, body: 'Forbidden' }),
  empty: (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  never: () => undefined,
  late: async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await route.continue().catch(() => undefined);
  },
  failsLate: async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await route.abort();
  },
  half: async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  changed: async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `}${await response.text()}` });
  },
  plainText: async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-type': 'text/plain' };
    await route.fulfill({ response, headers });
  },
  throwing: (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("fault");' }),
} satisfies Record<string, Answer>;

export type AnswerName = keyof typeof answers;

/** Answers requests so, each of them or the first few. */
export const answer =
  (pattern: string | RegExp, name: AnswerName, times = Infinity): Step =>
  async ({ page, answered }) => {
    let left = times;
    answered.push(false);
    await page.route(pattern, (route) => {
      if (left-- <= 0) return route.continue();
      answered.push(true);
      return answers[name](route);
    });
  };

/** Ends what `answer` has begun. */
export const recover: Step = ({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' });

export const goOffline: Step = ({ context }) => context.setOffline(true);
export const goOnline: Step = ({ context }) => context.setOffline(false);

/** What the browser has kept of the site goes. */
export const emptyCache: Step = async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
};
