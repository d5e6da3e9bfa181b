import { describe, expect, it } from '@rstest/core';
import { describeWord, stemWord } from '../../../search/words';

const listTerms = (source: string) =>
  describeWord(source).flatMap(({ terms }) => terms.map(({ term }) => term));

describe('describeWord', () => {
  it('knows a name whole and in parts, however it is written', () => {
    expect(listTerms('autoExternal')).toEqual(['autoexternal', 'auto', 'external']);
    expect(listTerms('auto-external')).toEqual(['autoexternal', 'auto', 'external']);
    expect(listTerms('auto_external')).toEqual(['autoexternal', 'auto', 'external']);
  });

  it('knows dotted paths, packages and files by their segments', () => {
    expect(listTerms('output.legalComments')).toEqual([
      'outputlegalcomments',
      'output',
      'legalcomments',
      'legal',
      'comments',
    ]);
    expect(listTerms('rslib/core')).toEqual(['rslibcore', 'rslib', 'core']);
    expect(listTerms('__dirname')).toEqual(['dirname']);
  });

  it('keeps capitals and numbers together', () => {
    expect(listTerms('MFDevServer')).toEqual(['mfdevserver', 'mf', 'dev', 'server']);
    expect(listTerms('ES2021')).toEqual(['es2021']);
  });

  it('knows Chinese by pairs, and each character as a beginning', () => {
    expect(describeWord('模块联邦')).toEqual([
      {
        term: '模块联邦',
        parts: ['模块', '块联', '联邦'],
        terms: [
          { term: '模块', start: 0, end: 2 },
          { term: '块联', start: 1, end: 3 },
          { term: '联邦', start: 2, end: 4 },
          { term: '邦', start: 3, end: 4 },
        ],
      },
    ]);
    expect(listTerms('库')).toEqual(['库']);
  });

  it('parts Chinese from Latin where they touch', () => {
    expect(listTerms('dts打包v2')).toEqual(['dts', '打包', '包', 'v2']);
  });

  it('folds accents and full-width letters, not the letters of other scripts', () => {
    expect(listTerms('Café')).toEqual(['cafe']);
    expect(listTerms('ＤＴＳ')).toEqual(['dts']);
    expect(listTerms('Йод')).toEqual(['йод']);
  });

  it('keeps pairs of characters beyond the basic plane whole', () => {
    expect(listTerms('𠮷野')).toEqual(['𠮷野', '野']);
  });
});

describe('stemWord', () => {
  it.each([
    ['minify', 'minifies', 'minified', 'minifying'],
    ['bundle', 'bundles', 'bundled', 'bundling'],
    ['migrate', 'migrates', 'migration', 'migrating'],
    ['map', 'maps', 'mapped', 'mapping'],
    ['library', 'libraries'],
    ['class', 'classes'],
  ])('gives one stem to %s and its forms', (word, ...forms) => {
    expect(forms.map(stemWord)).toEqual(forms.map(() => stemWord(word)));
  });

  it.each(['dts', 'css', 'ring', 'alias', 'class', 'es2021', '模块', 'сборка', ''])(
    'leaves %j as it is',
    (word) => {
      expect(stemWord(word)).toBe(word);
    },
  );
});
