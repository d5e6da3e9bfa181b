import { expect, it } from '@rstest/core';
import { existsSync, readFileSync } from 'node:fs';
import { readPage } from '../../../build/read/page';
import i18n from '../../../i18n.json' with { type: 'json' };
import { type FindingCode, findingPages, toKey } from '../../../packageCheck/findPage';

const codes = Object.keys(findingPages) as FindingCode[];

it('each finding has its two texts, and none is left over', () => {
  const keys = Object.keys(i18n).filter((key) => /^packed(?:Find|Fix)[A-Z]/.test(key));
  const wanted = codes.flatMap((code) => [`packedFind${toKey(code)}`, `packedFix${toKey(code)}`]);
  expect(keys.sort()).toEqual(wanted.sort());
});

it.each(['en', 'zh'])('each finding leads to a passage that is there: %s', (language) => {
  const lost = Object.values(findingPages).filter((address) => {
    const [route = '', id] = address.split('#');
    const file = [language, 'en'].map((one) => `docs/${one}${route}.mdx`).find(existsSync);
    if (!file) return true;
    return id !== undefined && !readPage(readFileSync(file, 'utf8')).ids.has(id);
  });
  expect(lost).toEqual([]);
});
