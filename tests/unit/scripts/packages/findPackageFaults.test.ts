import { expect, it } from '@rstest/core';
import { findPackageFaults } from '../../../../scripts/packages/findPackageFaults.mjs';

const rules = {
  licences: { MIT: 'text' },
  licencesOfSome: {},
  installScripts: { known: 'prints a message' },
};
const good = {
  path: 'node_modules/a',
  name: 'a',
  version: '1.0.0',
  licence: 'MIT',
  size: 1,
  way: [],
  hasInstallScript: false,
  hasIntegrity: true,
  resolved: '',
};
const check = (change: Partial<typeof good>) => findPackageFaults([{ ...good, ...change }], rules);

it('says nothing of a package that keeps the rules', () => {
  expect(check({})).toEqual([]);
  expect(check({ name: 'known', hasInstallScript: true })).toEqual([]);
});

it('names each package that does not, and what to do', () => {
  expect(check({ licence: 'GPL-3.0' })).toEqual([
    'a 1.0.0: its licence is "GPL-3.0". Read it, then name it in scripts/packages/packageRules.json with the reason, or leave the package out.',
  ]);
  expect(check({ hasIntegrity: false })).toEqual([
    expect.stringContaining('a 1.0.0: package-lock.json has no sha512 integrity for it.'),
  ]);
  expect(check({ resolved: 'https://registry.example/a.tgz' })).toEqual([
    expect.stringContaining('names an address for it (https://registry.example/a.tgz)'),
  ]);
  expect(check({ hasInstallScript: true })).toEqual([
    expect.stringContaining('a 1.0.0: it runs a script when it is installed'),
  ]);
});

it('names every fault of a package', () => {
  expect(check({ licence: 'none named', hasIntegrity: false })).toHaveLength(2);
});
