import { DEFAULT_I18N_TEXT } from '@rspress/core/dist/node/runtimeModule/DEFAULT_I18N_TEXT.js';
import { expect, test } from '@rstest/core';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { checkTexts } from '../../../../../build/check/content/interfaceText';
import i18n from '../../../../../i18n.json' with { type: 'json' };
import { parseJson } from '../../../../../build/read/located';

const wanted = 'theme search build site docs/**/_*.json'.split(' ');
const sources = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard', ...wanted], {
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => /\.(?:tsx?|json)$/.test(file) && existsSync(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
/** Beginnings of keys that end with a value: `callout${…}`. */
const beginnings = [...sources.matchAll(/`([A-Za-z][\w.]*)\$\{/g)].map(([, start = '']) => start);

test.each(Object.keys(i18n))('%s is asked for', (key) => {
  const isNamed = [`'${key}'`, `"${key}"`, `i18n.${key}[`].some((name) => sources.includes(name));
  const isBuilt = beginnings.some((start) => key.startsWith(start));
  expect(isNamed || isBuilt || key in DEFAULT_I18N_TEXT, `\`${key}\` of i18n.json`).toBe(true);
});

const check = (texts: unknown) =>
  checkTexts(parseJson(JSON.stringify(texts))).map(({ message }) => message);

test('placeholders are those of the default language', () => {
  expect(check({ a: { en: '{{x}} of {{y}}', zh: '{{ y }}／{{x}}' } })).toEqual([]);
  expect(check({ a: { en: '{{count}}', zh: '{{cuont}}' } })).toEqual([
    '`a` has {{cuont}} in `zh`, and {{count}} in `en`.',
  ]);
  expect(check({ a: { en: '{{x}}', zh: 'none' } })).toEqual([
    '`a` has no placeholder in `zh`, and {{x}} in `en`.',
  ]);
});
