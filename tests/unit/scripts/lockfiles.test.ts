import { describe, expect, it } from '@rstest/core';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findNpm } from '../../../scripts/process/npm.mjs';
import { createTestFolder } from '../../support/testFolder';

const { root, write } = createTestFolder();

// What is installed, here and for the benchmarks: one version each, proved by its integrity.

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const groups = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'] as const;
const exact = /^(?:npm:(?:@[^/@]+\/)?[^/@]+@)?\d+\.\d+\.\d+(?:-[\w.-]+)?$/;

interface LockEntry {
  integrity?: string;
  resolved?: string;
}

const folders = readdirSync('bench', { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'package-lock.json' && !/node_modules/.test(file))
  .map((file) => path.join('bench', path.dirname(file)));

it('the benchmarks are looked at', () => {
  expect(folders.length).toBeGreaterThan(3);
});

describe.each(['.', ...folders])('in %s', (folder) => {
  it('package.json names one version of each package', () => {
    const manifest = readJson<Partial<Record<string, Record<string, unknown>>>>(
      path.join(folder, 'package.json'),
    );
    // An override can name what one package depends on.
    const versions = groups
      .flatMap((group) => Object.values(manifest[group] ?? {}))
      .flatMap((version) =>
        version && typeof version === 'object' ? Object.values(version) : [version],
      );
    expect(versions.filter((version) => !exact.test(String(version)))).toEqual([]);
  });

  it('the lockfile has the integrity of each, and no address of a registry', () => {
    const { packages } = readJson<{ packages: Record<string, LockEntry> }>(
      path.join(folder, 'package-lock.json'),
    );
    const locked = Object.entries(packages).filter(([name]) => name !== '');
    expect(locked.length).toBeGreaterThan(0);
    const isProved = ({ integrity, resolved }: LockEntry) =>
      integrity?.startsWith('sha512-') && resolved === undefined;
    expect(locked.filter(([, entry]) => !isProved(entry)).map(([name]) => name)).toEqual([]);
  });
});

it('no script of a package runs at install', () => {
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true');
});

it('npm ci accepts the lockfile in a clean folder, on every platform', () => {
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    write(file, readFileSync(file));
  }
  const npm = findNpm();
  const options = ['ci', '--dry-run', '--offline', '--loglevel=error'];
  const { status, stderr } = spawnSync(npm.command, [...npm.args, ...options], {
    cwd: root,
    shell: npm.shell ?? false,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
}, 30_000);
