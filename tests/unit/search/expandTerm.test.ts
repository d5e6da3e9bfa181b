import { expect, it } from '@rstest/core';
import { groupByStem } from '../../../search/searchIndex';
import { expandTerm, type Vocabulary } from '../../../search/expandTerm';

const createVocabulary = (...words: string[]): Vocabulary => {
  const vocabulary = words.sort();
  return { vocabulary, stems: groupByStem(vocabulary), has: (term) => words.includes(term) };
};
const index = createVocabulary(
  ...['bundle', 'bundled', 'bundles', 'bundleless', 'dt', 'external', 'redirect', 'shims'],
  ...['migration', 'minify'],
);
const expand = (term: string, isOpen = true) => expandTerm(term, index, isOpen);
const list = (term: string, isOpen = true) => expand(term, isOpen).map((one) => one.term);

it('puts the word itself before its other forms, and that before the words it begins', () => {
  expect(expand('bundle')[0]).toEqual({ term: 'bundle', kind: 'stem', weight: 1, typed: 6 });
  expect(list('bundle')).toEqual(['bundle', 'bundled', 'bundles', 'bundleless']);
  const [, ...others] = expand('bundle').map(({ weight }) => weight);
  expect(Math.max(...others)).toBeLessThan(1);
});

it('takes a finished word that it knows at its word', () => {
  expect(list('bundle', false)).toEqual(['bundle', 'bundled', 'bundles']);
  expect(list('bund', false)).toContain('bundle');
});

it('finds other forms of a word, but not of short names', () => {
  expect(list('redirects')).toEqual(['redirect']);
  expect(list('minifying')).toEqual(['minify']);
  expect(list('migrate')).toEqual(['migration']);
  expect(list('dts')).toEqual([]);
});

it('forgives one typo, also in a word not typed to its end', () => {
  expect(list('redirct')).toEqual(['redirect']);
  expect(list('extrena')).toEqual(['external']);
});

it('takes no digit for a typo: an error code that is nowhere is no other', () => {
  const codes = createVocabulary('ts2732', 'ts2307', 'es2015');
  for (const term of ['ts2742', 'ts2308', 'ts273', 'es2016']) {
    expect(expandTerm(term, codes, true).filter(({ kind }) => kind === 'typo')).toEqual([]);
  }
  expect(expandTerm('st2307', codes, true).map(({ term }) => term)).toEqual(['ts2307']);
});

it('does not take a word the site knows for a typo', () => {
  expect(list('shims')).toEqual(['shims']);
  const both = createVocabulary('shims', 'shimz');
  expect(expandTerm('shimz', both, true).map(({ term }) => term)).toEqual(['shimz']);
});

it('lets one letter stand for the shortest words only', () => {
  const many = Array.from({ length: 200 }, (_, at) => `a${at}`.padEnd(5, 'x'));
  expect(expandTerm('a', createVocabulary(...many), true)).toHaveLength(64);
});
