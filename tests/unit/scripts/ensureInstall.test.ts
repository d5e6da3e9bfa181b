import { beforeEach, expect, it } from '@rstest/core';
import { ensureInstall } from '../../../scripts/ensureInstall.mjs';
import { createTestFolder } from '../../support/testFolder';

const integrity = `sha512-${'A'.repeat(86)}==`;

const { root, resolve, write } = createTestFolder();
const writeJson = (file: string, content: unknown) => write(file, JSON.stringify(content));
beforeEach(() => {
  const packages = {
    '': { name: 'site', version: '0.0.0', dependencies: { clsx: '2.1.1' } },
    'node_modules/clsx': { version: '2.1.1', integrity },
  };
  writeJson('package.json', { name: 'site', version: '0.0.0', dependencies: { clsx: '2.1.1' } });
  writeJson('package-lock.json', {
    name: 'site',
    version: '0.0.0',
    lockfileVersion: 3,
    packages,
  });
});
function fakeNpm(source: string) {
  write('fake-npm.mjs', source);
  return { command: process.execPath, args: [resolve('fake-npm.mjs')] };
}

it('leaves alone what is installed already', () => {
  writeJson('node_modules/.package-lock.json', {
    packages: { 'node_modules/clsx': { version: '2.1.1', integrity } },
  });
  const npm = fakeNpm('process.exit(9)');
  expect(ensureInstall({ root, npm })).toBe(false);
});

it('installs again when another version or other contents are there', () => {
  for (const other of [{ version: '2.1.1', integrity: 'sha512-B' }, { version: '2.0.0' }]) {
    writeJson('node_modules/.package-lock.json', { packages: { 'node_modules/clsx': other } });
    expect(ensureInstall({ root, npm: fakeNpm('') })).toBe(true);
  }
});

it('says what could not be fetched when there is no network', () => {
  // A port nobody listens on acts as a machine without network.
  const settings = {
    npm_config_registry: 'http://127.0.0.1:9/',
    npm_config_loglevel: 'silent',
    // In ms: it tries twice.
    npm_config_fetch_retry_mintimeout: '1',
    npm_config_cache: resolve('cache'),
  };
  const before = { ...process.env };
  Object.assign(process.env, settings);
  try {
    expect(() => ensureInstall({ root })).toThrow(
      /^The packages of package-lock\.json \(http:\/\/127\.0\.0\.1:9\/clsx\S*\) could not be fetched \(ECONNREFUSED\): connect to the network for this first run; later ones work without it\.$/,
    );
  } finally {
    for (const name of Object.keys(settings)) delete process.env[name];
    Object.assign(process.env, before);
  }
}, 60_000);
