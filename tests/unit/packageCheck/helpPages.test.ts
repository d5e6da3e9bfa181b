import { expect, it } from '@rstest/core';
import i18n from '../../../i18n.json' with { type: 'json' };
import {
  type FindingCode,
  getHelpPage,
  getTextCode,
  helpPages,
} from '../../../packageCheck/helpPages';
import { rules } from '../../../packageCheck/rules';

const codes = Object.keys(helpPages) as FindingCode[];

it('each finding has its two texts, a rule of ours its title, and none is left over', () => {
  const keys = Object.keys(i18n).filter((key) => /^packed\.(?:mistake|find|fix)[A-Z]/.test(key));
  const own = new Set(codes.map(getTextCode));
  const wanted = [
    ...rules.map(({ code }) => `packed.mistake${code}`),
    ...[...own].flatMap((code) => [`packed.find${code}`, `packed.fix${code}`]),
  ];
  expect(keys.sort()).toEqual(wanted.sort());
});

it('each finding has a page, its own or that of another', () => {
  expect(codes.filter((code) => !getHelpPage(code).startsWith('/'))).toEqual([]);
});
