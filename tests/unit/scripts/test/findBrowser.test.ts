import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { canRun, findBrowser } from '../../../../scripts/test/findBrowser.mjs';

const own = '/home/me/.cache/ms-playwright/chromium-1/chrome';

function find(
  present: string[],
  { env = {}, platform = 'linux' }: { env?: NodeJS.ProcessEnv; platform?: NodeJS.Platform } = {},
) {
  return findBrowser({
    env: { PATH: '/usr/local/bin:/usr/bin', ...env },
    platform,
    ownPath: own,
    canRun: (file) => present.includes(file),
  });
}

describe('findBrowser', () => {
  it('prefers Playwright’s own to one of the system', () => {
    expect(find([own, '/usr/bin/chromium'])).toBe(own);
  });

  it('takes Chromium before Chrome from the PATH, and before both the one without windows', () => {
    expect(find(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'])).toBe(
      '/usr/bin/chromium-headless-shell',
    );
    expect(find(['/usr/bin/google-chrome', '/usr/bin/chromium-browser'])).toBe(
      '/usr/bin/chromium-browser',
    );
    expect(find(['/usr/bin/google-chrome-stable'])).toBe('/usr/bin/google-chrome-stable');
  });

  it('looks where macOS and Windows keep Chrome', () => {
    const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(find([mac], { platform: 'darwin' })).toBe(mac);
    const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
    expect(find([windows], { platform: 'win32', env: { PROGRAMFILES: 'C:\\Program Files' } })).toBe(
      windows,
    );
  });

  it('obeys CHROMIUM_PATH before all others', () => {
    const named = '/opt/chrome';
    expect(find([own, named], { env: { CHROMIUM_PATH: named } })).toBe(named);
  });

  it('says so when CHROMIUM_PATH names nothing that runs', () => {
    expect(() => find([own], { env: { CHROMIUM_PATH: '/opt/gone' } })).toThrow(
      'CHROMIUM_PATH names "/opt/gone", which does not run: fix or unset it.',
    );
  });

  it('finds nothing where there is nothing', () => {
    expect(find([])).toBeUndefined();
  });
});

describe.runIf(process.platform !== 'win32')('canRun', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'can-run-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function script(name: string, source: string) {
    const file = path.join(folder, name);
    writeFileSync(file, `#!/bin/sh\n${source}\n`);
    chmodSync(file, 0o755);
    return file;
  }

  it('believes a program that starts', () => {
    expect(canRun(script('good', 'echo Chromium 1'))).toBe(true);
  });

  it('does not believe a stub, a broken program or a missing one', () => {
    expect(canRun(script('stub', 'echo install the snap; exit 1'))).toBe(false);
    expect(canRun(script('broken', 'exit 127'))).toBe(false);
    expect(canRun(path.join(folder, 'gone'))).toBe(false);
  });
});
