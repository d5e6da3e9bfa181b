import { describe, expect, it } from '@rstest/core';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findNpm } from '../../../scripts/process/npm.mjs';
import {
  findLooseVersions,
  findPackageFaults,
  listPackages,
  type LockEntry,
  type PackageRules,
} from '../../../scripts/packages.mjs';

// The supply chain of this repository as it is committed and installed.

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const rules = readJson('scripts/packageRules.json') as PackageRules;
const packages = listPackages('.');

it('every package keeps the rules: licence, integrity, no address, no script at install', () => {
  expect(packages.length).toBeGreaterThan(500);
  expect(findPackageFaults(packages, rules)).toEqual([]);
});

it('npm ci accepts the lockfile in a clean folder, on every platform', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ci-'));
  try {
    for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
      copyFileSync(file, path.join(folder, file));
    }
    const npm = findNpm();
    const options = ['ci', '--dry-run', '--offline', '--loglevel=error'];
    const { status, stderr } = spawnSync(npm.command, [...npm.args, ...options], {
      cwd: folder,
      shell: npm.shell ?? false,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 30_000);

const benches = readdirSync('bench', { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'package-lock.json' && !/node_modules/.test(file))
  .map((file) => path.join('bench', path.dirname(file)));

describe('what another folder installs', () => {
  it('is looked at below', () => expect(benches.length).toBeGreaterThan(3));

  for (const folder of ['.', ...benches]) {
    it(`is one version of each package in ${folder}`, () => {
      const manifest = readJson(path.join(folder, 'package.json')) as Record<string, unknown>;
      expect(findLooseVersions(manifest)).toEqual([]);
    });
  }
  for (const folder of benches) {
    it(`is proved by its integrity, from any registry, in ${folder}`, () => {
      const lock = readJson(path.join(folder, 'package-lock.json'));
      const { packages: entries } = lock as { packages: Record<string, LockEntry> };
      const locked = Object.entries(entries).filter(([name]) => name !== '');
      expect(locked.length).toBeGreaterThan(0);
      const isProved = ({ integrity, resolved }: LockEntry) =>
        integrity?.startsWith('sha512-') && resolved === undefined;
      expect(locked.filter(([, entry]) => !isProved(entry)).map(([name]) => name)).toEqual([]);
    });
  }
});
