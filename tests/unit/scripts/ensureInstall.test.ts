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
  writeJson('package-lock.json', { name: 'site', version: '0.0.0', lockfileVersion: 3, packages });
});
function fakeNpm(source: string) {
  write('fake-npm.mjs', source);
  return { command: process.execPath, args: [resolve('fake-npm.mjs')] };
}

it('leaves alone what is installed already', () => {
  writeJson('node_modules/.package-lock.json', {
    packages: { 'node_modules/clsx': { version: '2.1.1', integrity } },
  });
  expect(ensureInstall({ root, npm: fakeNpm('process.exit(9)') })).toBe(false);
});

it('installs again when another version or other contents are there', () => {
  for (const other of [{ version: '2.1.1', integrity: 'sha512-B' }, { version: '2.0.0' }]) {
    writeJson('node_modules/.package-lock.json', { packages: { 'node_modules/clsx': other } });
    expect(ensureInstall({ root, npm: fakeNpm('') })).toBe(true);
  }
});

it('leaves what went wrong to npm, which has said it', () => {
  const npm = fakeNpm('process.exit(9)');
  expect(() => ensureInstall({ root, npm })).toThrow('npm ci failed: fix what it reports above');
});
