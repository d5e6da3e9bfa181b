import { expect, it } from '@rstest/core';
import { formatPackages } from '../../../../scripts/packages/formatPackages.mjs';

const one = {
  path: 'node_modules/clsx',
  name: 'clsx',
  version: '2.1.1',
  licence: 'MIT',
  size: 8_200,
  way: [] as string[],
  hasInstallScript: false,
  hasIntegrity: true,
  resolved: '',
};

it('prints a line for each package, and what they are together', () => {
  const lines = formatPackages([
    one,
    { ...one, name: 'yallist', version: '3.1.1', licence: 'ISC', size: 2_500_000, way: ['a', 'b'] },
    { ...one, name: 'z', size: 0, way: ['a'] },
  ]);
  expect(lines).toEqual([
    'clsx     2.1.1      9 kB  MIT  package.json',
    'yallist  3.1.1    2.5 MB  ISC  a › b',
    'z        2.1.1  not here  MIT  a',
    '',
    '3 packages, 1 of them named in package.json; 2 installed here, 2.5 MB.',
    'Licences: MIT 2, ISC 1.',
  ]);
});
