import { expect, it } from '@rstest/core';
import { parseQuery } from '../../../search/query';
import { synonyms } from '../../support/createLocalSearch';

it('keeps each word once, with its parts', () => {
  expect(parseQuery('  lib.bundle  Lib.Bundle ')).toEqual({
    literal: 'lib.bundle lib.bundle',
    compact: 'libbundlelibbundle',
    words: [{ term: 'libbundle', parts: ['lib', 'bundle'], importance: 1, isOpen: true }],
    joined: [{ term: 'libbundle', from: 0, to: 1, others: [] }],
  });
});

it.each([
  ['how to keep __dirname in esm', ['keep', 'dirname', 'esm']],
  ['what config rslib uses', ['config']],
])('gives words that only ask little importance: %s', (query, expected) => {
  const { words } = parseQuery(query);
  const important = words.filter(({ importance }) => importance === 1);
  expect(important.map(({ term }) => term)).toEqual(expected);
});

it('knows which word may still be being typed', () => {
  const listOpen = (input: string) =>
    parseQuery(input)
      .words.filter(({ isOpen }) => isOpen)
      .map(({ term }) => term);
  expect(listOpen('module fede')).toEqual(['fede']);
  expect(listOpen('why?')).toEqual([]);
});

it('reads a run of Chinese by the words it knows', () => {
  const listTerms = (...input: Parameters<typeof parseQuery>) =>
    parseQuery(...input).words.map(({ term }) => term);
  expect(listTerms('类型声明文件', synonyms)).toEqual(['类型声明', '文件']);
  expect(listTerms('如何生成类型', synonyms)).toEqual(['如何', '生成', '类型']);
  expect(listTerms('如何写类型')).toEqual(['如何', '写类型']);
});

it('reads the full-width letters and signs of an input method as names', () => {
  expect(parseQuery('ｌｉｂ．ｄｔｓ　ＣＳＳ：')).toEqual(parseQuery('lib.dts CSS:'));
});

it('knows other words for those that follow each other', () => {
  const { joined } = parseQuery('tree shaking', synonyms);
  expect(joined.map(({ term }) => term)).toEqual(['tree', 'treeshaking', 'shaking']);
  expect(joined[1]).toMatchObject({ from: 0, to: 2 });
  expect(joined[1]?.others).toContainEqual(['摇树']);
  expect(parseQuery('tree shaking').joined.flatMap(({ others }) => others)).toEqual([]);
});

it('cuts what is too long to be a question', () => {
  expect(parseQuery('word '.repeat(4000)).literal.length).toBeLessThanOrEqual(256);
  const many = Array.from({ length: 100 }, (_, index) => `w${index}`).join(' ');
  expect(parseQuery(many).words).toHaveLength(24);
});
