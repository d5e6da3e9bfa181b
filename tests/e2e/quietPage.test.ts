import type { Browser } from '@playwright/test';
import { openPage } from '../support/hydrate';
import { expect, test } from '../support/test';
import { watchContext } from '../support/watchContext';

// The watch that every test relies on must see what it watches for.

/** A separate context with the watch, since the one of the test must stay quiet. */
async function openWatched(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin });
  const problems = await watchContext(context, origin);
  return { context, page: await context.newPage(), problems };
}

const page = `<!doctype html>
  <script nonce="a">
    console.error('an error');
    console.warn('a warning');
    Promise.reject(new Error('a rejection'));
    alert('a dialog');
    try { document.head.innerHTML = '<b>1</b>' } catch {}
    throw new Error('uncaught');
  </script>
  <script>1</script>
  <img src="/nope.png"><img src="http://example.org/a.png">`;
const issues = [
  /^console error: an error/,
  /^console warning: a warning/,
  /^uncaught: .*a rejection/,
  /^uncaught: .*uncaught/,
  /^native dialog: a dialog/,
  /^policy violation: require-trusted-types-for trusted-types-sink/,
  /^policy violation: script-src-elem inline/,
  /^404: .*nope\.png/,
  /^request to another origin: http:\/\/example\.org\/a\.png/,
];

test('the watch sees whatever a quiet page does not do', async ({ browser, baseURL }) => {
  const { context, page: watched, problems } = await openWatched(browser, baseURL ?? '');
  const headers = {
    'content-security-policy': "script-src 'nonce-a'; require-trusted-types-for 'script'",
  };
  await context.route('**/probe', (route) =>
    route.fulfill({ contentType: 'text/html', headers, body: page }),
  );
  await watched.goto('/probe');
  for (const issue of issues) {
    await expect.poll(() => problems).toContainEqual(expect.stringMatching(issue));
  }
  await context.close();
});

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
