import { expect, it } from '@rstest/core';
import { createSynonyms, noSynonyms } from '../../../search/synonyms';

const { find, splitChinese } = createSynonyms({
  same: [
    ['tree shaking', '摇树'],
    ['types', '类型'],
    ['type declarations', '类型声明'],
  ],
  leadsTo: { outDir: ['distPath', 'output path'], constructor: ['class'] },
});

it('knows each word of a group by the others', () => {
  expect(find('treeshaking')).toEqual([['摇树']]);
  expect(find('摇树')).toEqual([['tree', 'shaking']]);
});

it('knows where a word leads, and not the way back', () => {
  expect(find('outdir')).toEqual([['distpath'], ['output', 'path']]);
  expect(find('distpath')).toEqual([]);
});

it('reads names of the language itself as words', () => {
  expect(find('constructor')).toEqual([['class']]);
  expect(find('toString')).toEqual([]);
});

it('divides Chinese at the longest words it knows, and nothing else', () => {
  expect(splitChinese('类型声明文件')).toBe('类型声明 文件');
  expect(splitChinese('如何写类型')).toBe('如何 写 类型');
  expect(splitChinese('tree shaking')).toBe('tree shaking');
});

it('divides what it does not know between words of two characters or more', () => {
  expect(splitChinese('类型体积太大')).toBe('类型 体积 太大');
  expect(splitChinese('模块联邦')).toBe('模块联邦');
});

it('divides Chinese at the words that only ask where there are no synonyms', () => {
  expect(noSynonyms.splitChinese('如何写类型')).toBe('如何 写类型');
  expect(noSynonyms.find('摇树')).toEqual([]);
});
