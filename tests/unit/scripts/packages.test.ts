import { describe, expect, it } from '@rstest/core';
import {
  findLooseVersions,
  findPackageFaults,
  isAllowedLicence,
  type LockEntry,
} from '../../../scripts/packages.mjs';

for (const version of ['^1.2.3', '~1.2.3', '1.x', '*', 'latest', '', '>=1.2.3', '1.2.3 || 2.0.0']) {
  it(`names what is asked for as ${JSON.stringify(version)}`, () => {
    expect(findLooseVersions({ devDependencies: { a: version } })).toEqual([
      `a ${JSON.stringify(version)}`,
    ]);
  });
}

for (const version of [
  'git+https://host/a.git',
  'file:../a',
  'npm:a',
  'npm:a@^1',
  { b: '^1.0.0' },
]) {
  it(`names what is asked for as ${JSON.stringify(version)} in overrides`, () => {
    expect(findLooseVersions({ overrides: { a: version } })).toHaveLength(1);
  });
}

const rules = {
  licences: { MIT: 'text' },
  licencesOfSome: {},
  installScripts: { known: 'prints a message' },
};
const good = { version: '1.0.0', integrity: 'sha512-AAAA==' };
const check = (entry: LockEntry, name = 'a', licence = 'MIT') =>
  findPackageFaults([{ name, licence, entry: { ...good, ...entry } }], rules);

it('names each package that does not, and what to do', () => {
  expect(check({}, 'a', 'GPL-3.0')).toEqual([
    'a 1.0.0: its licence is "GPL-3.0". Read it, then name it in scripts/packageRules.json with the reason, or leave the package out.',
  ]);
  expect(check({ integrity: undefined })).toEqual([
    expect.stringContaining('a 1.0.0: package-lock.json has no sha512 integrity for it.'),
  ]);
  expect(check({ resolved: 'https://registry.example/a.tgz' })).toEqual([
    expect.stringContaining('names an address for it (https://registry.example/a.tgz)'),
  ]);
  expect(check({ hasInstallScript: true })).toEqual([
    expect.stringContaining('a 1.0.0: it runs a script when it is installed'),
  ]);
});

const licenceRules = {
  licences: { MIT: 'text', 'BSD-3-Clause': 'text' },
  licencesOfSome: { 'MPL-2.0': { packages: ['@fonts/', 'axe'], because: 'tests only' } },
  installScripts: {},
};

describe('a licence', () => {
  for (const [name, licence, isAllowed] of [
    ['a', 'MIT', true],
    ['a', 'GPL-3.0', false],
    ['a', 'none named', false],
    ['a', 'constructor', false],
    ['a', '(MIT OR GPL-3.0)', true],
    ['a', 'MIT AND BSD-3-Clause', true],
    ['a', '(MIT AND GPL-3.0)', false],
    ['a', 'GPL-3.0 OR MIT AND BSD-3-Clause', true],
    ['a', 'MIT AND GPL-3.0 OR LGPL-3.0', false],
    ['axe', 'MPL-2.0', true],
    ['axe-other', 'MPL-2.0', false],
    ['@fonts/serif', 'MPL-2.0', true],
    ['a', 'MPL-2.0', false],
  ] as const) {
    it(`${licence} of ${name} is ${isAllowed ? 'allowed' : 'refused'}`, () => {
      expect(isAllowedLicence(name, licence, licenceRules)).toBe(isAllowed);
    });
  }
});
