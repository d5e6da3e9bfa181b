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

  it('leaves alone what is installed already', async () => {
    writeJson('node_modules/.package-lock.json', {
      packages: { 'node_modules/clsx': { version: '2.1.1', integrity } },
    });
    const npm = fakeNpm('process.exit(9)');
    expect(await ensureInstall({ root, npm })).toBe(false);
  });

  it('runs npm ci without install scripts when the lockfile asks for something else', async () => {
    writeJson('node_modules/.package-lock.json', {
      packages: { 'node_modules/clsx': { version: '2.0.0', integrity } },
    });
    const npm = fakeNpm(`
      const [command, option] = process.argv.slice(2);
      process.exit(command === 'ping' || (command === 'ci' && option === '--ignore-scripts') ? 0 : 9);
    `);
    expect(await ensureInstall({ root, npm })).toBe(true);
  });

  it('uses npm install, saving nothing, where the lockfile lacks packages of other platforms', async () => {
    writeJson('package-lock.json', {
      packages: {
        'node_modules/clsx': { version: '2.1.1', optionalDependencies: { 'clsx-darwin': '2.1.1' } },
      },
    });
    const npm = fakeNpm(`
      const [command, option] = process.argv.slice(2);
      process.exit(command === 'ping' || (command === 'install' && option === '--no-save') ? 0 : 9);
    `);
    expect(await ensureInstall({ root, npm })).toBe(true);
  });

  it('asks nothing but npm’s cache when the registry cannot be reached', async () => {
    const npm = fakeNpm(`
      if (process.argv[2] === 'ping') {
        console.error('npm error code ENOTFOUND');
        process.exit(1);
      }
      process.exit(process.argv.includes('--offline') ? 0 : 9);
    `);
    expect(await ensureInstall({ root, npm })).toBe(true);
  });

  it('passes on that npm failed for a reason of its own', async () => {
    const npm = fakeNpm(`console.error('npm error code EUSAGE'); process.exit(1)`);
    await expect(ensureInstall({ root, npm })).rejects.toThrow(
      'npm ended with code 1: mend what it reports above, then run this command again.',
    );
  });

  it('says that npm is missing', async () => {
    const npm = { command: path.join(root, 'no-such-npm'), args: [] };
    await expect(ensureInstall({ root, npm })).rejects.toThrow(
      'npm could not be started: install it with Node from https://nodejs.org.',
    );
  });

  it('says what could not be fetched when there is no network', async () => {
    // A port nobody listens on stands for a machine without network.
    const settings = {
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_fetch_retries: '0',
      npm_config_loglevel: 'silent',
      npm_config_cache: path.join(root, 'cache'),
    };
    const before = { ...process.env };
    Object.assign(process.env, settings);
    try {
      await expect(ensureInstall({ root })).rejects.toThrow(
        /^The packages of package-lock\.json \(http:\/\/127\.0\.0\.1:9\/clsx\S*\) could not be fetched \(ECONNREFUSED\): connect to the network for this first run; later ones work without it\.$/,
      );
    } finally {
      for (const name of Object.keys(settings)) delete process.env[name];
      Object.assign(process.env, before);
    }
  }, 60_000);
});
