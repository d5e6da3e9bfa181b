import { expect, it } from '@rstest/core';
import { findBrowser } from '../../../../scripts/test/browser.mjs';

const own = '/home/me/.cache/ms-playwright/chromium-1/chrome';

const find = (present: string[], env: NodeJS.ProcessEnv = {}) =>
  findBrowser({
    env: { PATH: '/usr/local/bin:/usr/bin', ...env },
    ownPath: own,
    canRun: (file) => present.includes(file),
  });

it('findBrowser: prefers Playwright’s own to one of the system', () => {
  expect(find([own, '/usr/bin/chromium'])).toBe(own);
});

it('findBrowser: takes Chromium before Chrome from the PATH, and before both the one without windows', () => {
  expect(find(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'])).toBe(
    '/usr/bin/chromium-headless-shell',
  );
  expect(find(['/usr/bin/google-chrome', '/usr/bin/chromium-browser'])).toBe(
    '/usr/bin/chromium-browser',
  );
  expect(find(['/usr/bin/google-chrome-stable'])).toBe('/usr/bin/google-chrome-stable');
});

it('findBrowser: obeys CHROMIUM_PATH before all others', () => {
  const named = '/opt/chrome';
  expect(find([own, named], { CHROMIUM_PATH: named })).toBe(named);
});
