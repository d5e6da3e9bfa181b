import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import {
  ensureInstall,
  isInstalled,
  lacksOnlyUnknownPackages,
} from '../../../scripts/ensureInstall.mjs';

const integrity = `sha512-${'A'.repeat(86)}==`;

describe('isInstalled', () => {
  const wanted = {
    '': { version: '0.0.0' },
    'node_modules/a': { version: '1.0.0', integrity },
    'node_modules/b-darwin': { version: '1.0.0', integrity, optional: true },
  };

  it('holds when every package is there, optional ones of other platforms aside', () => {
    expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.0', integrity } })).toBe(true);
  });

  it('fails when a package is missing, of another version or of other content', () => {
    expect(isInstalled(wanted, {})).toBe(false);
    expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.1', integrity } })).toBe(false);
    expect(
      isInstalled(wanted, { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-B' } }),
    ).toBe(false);
  });

  it('fails when an optional package is there in another version', () => {
    const installed = {
      'node_modules/a': { version: '1.0.0', integrity },
      'node_modules/b-darwin': { version: '0.9.0', integrity },
    };
    expect(isInstalled(wanted, installed)).toBe(false);
  });

  it('fails before the first install', () => {
    expect(isInstalled(wanted, undefined)).toBe(false);
  });
});

describe('lacksOnlyUnknownPackages', () => {
  it('holds when npm ci misses packages that no registry has told it about', () => {
    const output =
      'npm error Missing: @a/native-darwin@ from lock file\nnpm error Missing: b@ from lock file';
    expect(lacksOnlyUnknownPackages(output)).toBe(true);
  });

  it('fails when the lockfile is truly out of step', () => {
    expect(lacksOnlyUnknownPackages('npm error Missing: clsx@2.1.1 from lock file')).toBe(false);
    expect(
      lacksOnlyUnknownPackages(
        "npm error Invalid: lock file's a@1.0.0 does not satisfy a@2.0.0\nnpm error Missing: b@ from lock file",
      ),
    ).toBe(false);
    expect(lacksOnlyUnknownPackages('npm error code EINTEGRITY')).toBe(false);
  });
});

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
    const npm = fakeNpm(
      `process.exit(process.argv.slice(2).join(' ').startsWith('ci --ignore-scripts') ? 0 : 9)`,
    );
    expect(await ensureInstall({ root, npm })).toBe(true);
  });

  it('falls back to npm install, which saves nothing, where the registry lacks other platforms', async () => {
    const npm = fakeNpm(`
      const [command, option] = process.argv.slice(2);
      if (command === 'install') process.exit(option === '--no-save' ? 0 : 9);
      console.error('npm error Missing: @a/native-darwin@ from lock file');
      process.exit(1);
    `);
    expect(await ensureInstall({ root, npm })).toBe(true);
  });

  it('passes on that npm failed for a reason of its own', async () => {
    const npm = fakeNpm(`console.error('npm error code EUSAGE'); process.exit(1)`);
    await expect(ensureInstall({ root, npm })).rejects.toThrow(
      'npm ci ended with code 1: mend what it reports above, then run this command again.',
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
