import { openPage } from '../support/hydrate';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';

// The headers of the site ask for Trusted Types, so every other test runs under them, too.

const code = '/guide/start/quick-start';

/** What a page must not be able to do; each returns the error's message. */
const attempts: [name: string, act: () => unknown, refused: RegExp][] = [
  [
    'HTML becomes elements',
    () => (document.createElement('p').innerHTML = '<b>1</b>'),
    /TrustedHTML/,
  ],
  ['HTML is written', () => document.write('<b>1</b>'), /TrustedHTML/],
  ['a text becomes code', () => setTimeout('window.ran = 1'), /TrustedScript/],
  [
    'a script comes from elsewhere',
    () => (document.createElement('script').src = 'https://evil.example/static/js/x.js'),
    /TrustedScriptURL/,
  ],
  [
    'a script comes from another folder',
    () => (document.createElement('script').src = '/static/../sw.js'),
    /TrustedScriptURL/,
  ],
  ['a worker comes from elsewhere', () => new Worker('/sw.js'), /TrustedScriptURL/],
  ['a policy is added', () => window.trustedTypes?.createPolicy('another', {}), /disallowed/],
];

for (const [name, act, refused] of sample(attempts, 1)) {
  test(`no page lets it happen that ${name}`, async ({ page, problems, expectFailures }) => {
    const violation = /policy violation: (?:require-trusted-types-for|trusted-types) /;
    expectFailures(violation, /console error/);
    await openPage(page, code);
    const message = await page.evaluate(`(() => {
      try { (${act.toString()})(); return 'it happened'; } catch (error) { return error.message; }
    })()`);
    expect(message).toMatch(refused);
    await expect.poll(() => problems).toContainEqual(expect.stringMatching(violation));
  });
}
