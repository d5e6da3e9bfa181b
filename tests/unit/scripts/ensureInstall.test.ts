import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { ensureInstall } from '../../../scripts/ensureInstall.mjs';

const integrity = `sha512-${'A'.repeat(86)}==`;

describe('ensureInstall', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'install-'));
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
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function writeJson(file: string, content: unknown) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), JSON.stringify(content));
  }

  function fakeNpm(source: string) {
    const file = path.join(root, 'fake-npm.mjs');
    writeFileSync(file, source);
    return { command: process.execPath, args: [file] };
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
      npm_config_cache: path.join(root, 'cache'),
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
});
