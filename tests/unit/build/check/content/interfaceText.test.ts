import { DEFAULT_I18N_TEXT } from '@rspress/core/dist/node/runtimeModule/DEFAULT_I18N_TEXT.js';
import { expect, test } from '@rstest/core';
import {
  checkTexts,
  findTextKeys,
  frameworkKeys,
} from '../../../../../build/check/content/interfaceText';
import { parseJson } from '../../../../../build/read/located';

test('the keys of the framework are those of its installed version', () => {
  expect([...frameworkKeys].sort()).toEqual(Object.keys(DEFAULT_I18N_TEXT).sort());
});

test('keys are found where the hook’s function is called with one', () => {
  const source = [
    'const say = useText();',
    "const t = useI18n<typeof import('i18n')>();",
    "say('one'); t('two', { name: 'three' });",
    "other('four'); object.say('five'); // say('six')",
    "/* say('seven') */ say(isOpen ? 'eight' : 'nine');",
    "const address = 'https://a.b'; say(",
    "  'ten',",
    ');',
  ].join('\n');
  expect(findTextKeys(source).calls).toEqual([
    { key: 'one', line: 3, column: 5 },
    { key: 'two', line: 3, column: 15 },
    { key: 'ten', line: 7, column: 3 },
  ]);
});

test('names in quotes and the start of built names may be keys', () => {
  const { literals, prefixes } = findTextKeys(
    "const keys = { a: 'eight', b: \"nine\" }; say(`callout${type}`); // 'commented'",
  );
  expect([...literals]).toEqual(['eight', 'nine']);
  expect([...prefixes]).toEqual(['callout']);
});

const check = (texts: unknown) =>
  checkTexts(parseJson(JSON.stringify(texts)), ['en', 'zh']).map(({ rule, hint }) => [rule, hint]);

test('placeholders are those of the default language', () => {
  expect(check({ a: { en: '{{x}} of {{y}}', zh: '{{ y }}／{{x}}' } })).toEqual([]);
  expect(check({ a: { en: '{{count}}', zh: '{{cuont}}' } })).toEqual([
    ['i18n-placeholder', 'Add it.'],
  ]);
  expect(check({ a: { en: 'none', zh: '{{x}}' } })).toEqual([['i18n-placeholder', 'Remove it.']]);
  expect(check({ a: { en: '{{x}}', zh: 'none' } })).toEqual([['i18n-placeholder', 'Add it.']]);
});
