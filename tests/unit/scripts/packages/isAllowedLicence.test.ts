import { describe, expect, it } from '@rstest/core';
import { isAllowedLicence } from '../../../../scripts/packages/isAllowedLicence.mjs';

const rules = {
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
      expect(isAllowedLicence(name, licence, rules)).toBe(isAllowed);
    });
  }
});
