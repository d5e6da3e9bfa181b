import { expect, it } from '@rstest/core';
import { findReasons } from '../../../../scripts/packages/findReasons.mjs';

const entries = {
  '': { devDependencies: { a: '1.0.0', '@s/b': '1.0.0' } },
  'node_modules/a': { dependencies: { c: '^1' }, peerDependencies: { absent: '*' } },
  'node_modules/@s/b': { dependencies: { c: '^2' } },
  'node_modules/c': { optionalDependencies: { d: '1' } },
  'node_modules/@s/b/node_modules/c': { dependencies: { d: '1', c: '2' } },
  'node_modules/d': {},
  'node_modules/left-over': {},
};

it('says through which packages each one is there, in the shortest way', () => {
  expect(Object.fromEntries(findReasons(entries))).toEqual({
    'node_modules/a': [],
    'node_modules/@s/b': [],
    'node_modules/c': ['a'],
    'node_modules/@s/b/node_modules/c': ['@s/b'],
    'node_modules/d': ['a', 'c'],
  });
});
