import type { Browser } from '@playwright/test';
import { openPage } from '../support/hydrate';
import { expect, test } from '../support/test';
import { watchContext } from '../support/watchContext';
import { sample } from '../support/sample';

// The watch that every test relies on must see what it watches for.

/** A separate context with the watch, since the one of the test must stay quiet. */
async function openWatched(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin });
  const problems = await watchContext(context, origin);
  const page = await context.newPage();
  return { context, page, problems };
}

const policy = "script-src 'none'";
const issues: [name: string, html: string, problem: RegExp, headers?: Record<string, string>][] = [
  ['a console error', '<script>console.error("oh")</script>', /^console error: oh/],
  ['a console warning', '<script>console.warn("oh")</script>', /^console warning: oh/],
  ['an uncaught error', '<script>throw new Error("oh")</script>', /^uncaught: .*oh/],
  ['an unhandled rejection', '<script>Promise.reject(new Error("oh"))</script>', /^uncaught: .*oh/],
  ['a missing file', '<img src="/nope.png">', /^404: .*nope\.png/],
  [
    'a request to another origin',
    '<img src="http://example.org/a.png">',
    /^request to another origin: http:\/\/example\.org\/a\.png/,
  ],
  ['a native dialog', '<script>alert("oh")</script>', /^native dialog: oh/],
  [
    'a violation of the policy',
    '<script>1</script>',
    /^policy violation: script-src-elem inline/,
    { 'content-security-policy': policy },
  ],
  [
    'HTML that no policy has let through',
    '<script>document.head.innerHTML = "<b>1</b>"</script>',
    /^policy violation: require-trusted-types-for trusted-types-sink/,
    { 'content-security-policy': "require-trusted-types-for 'script'" },
  ],
];

for (const [name, html, problem, headers = {}] of sample(issues, 1)) {
  test(`the watch sees ${name}`, async ({ browser, baseURL }) => {
    const { context, page, problems } = await openWatched(browser, baseURL ?? '');
    await context.route('**/probe', (route) =>
      route.fulfill({ contentType: 'text/html', headers, body: `<!doctype html>${html}` }),
    );
    await page.goto('/probe');
    await expect.poll(() => problems).toContainEqual(expect.stringMatching(problem));
    await context.close();
  });
}

test('the watch sees a page that React draws differently', async ({ browser, baseURL }) => {
  const { context, page, problems } = await openWatched(browser, baseURL ?? '');
  await context.route('**/guide/start/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<h1[^>]*>)/, '$1Another ');
    await route.fulfill({ response, body });
  });
  await openPage(page, '/guide/start/');
  await expect
    .poll(() => problems)
    .toContainEqual(expect.stringMatching(/hydrateRoot recoverable error|#418/));
  await context.close();
});
