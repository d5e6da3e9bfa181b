import { describe, expect, it } from '@rstest/core';
import { findMarks } from '../../../../../theme/search/ranking/excerpt';

const mark = (text: string, matches: Record<string, number>) =>
  findMarks(text, new Map(Object.entries(matches))).map(({ start, end }) => text.slice(start, end));

describe('findMarks', () => {
  it('marks words in the case they are written in', () => {
    expect(mark('Bundleless and BUNDLE, bundle.', { bundle: 6 })).toEqual(['BUNDLE', 'bundle']);
  });

  it('marks the typed part of a word that was only begun', () => {
    expect(mark('externalHelpers', { externalhelpers: 6 })).toEqual(['extern']);
  });

  it('marks the parts of a name', () => {
    expect(mark('Use autoExternal here', { external: 8 })).toEqual(['External']);
    expect(mark('output.minify', { minify: 6 })).toEqual(['minify']);
  });

  it('marks a name written with signs as a whole', () => {
    expect(mark('see auto-external.', { autoexternal: 12 })).toEqual(['auto-external']);
  });

  it('marks the typed part of a name with signs', () => {
    expect(mark('lib.dts.bundle', { libdtsbundle: 4 })).toEqual(['lib.d']);
    expect(mark('dts.tsgo and dts', { dtstsgo: 3, dts: 3 })).toEqual(['dts', 'dts']);
  });

  it('marks words of a phrase only beside each other, or in one name', () => {
    const text = 'A file of its own holds declaration files, as declarationFile says.';
    const words = ['file', 'files', 'declaration'];
    const matches = new Map(words.map((word) => [word, word.length]));
    const marked = findMarks(text, matches, { paired: new Set(words) });
    expect(marked.map(({ start, end }) => text.slice(start, end))).toEqual([
      'declaration',
      'files',
      'declarationFile',
    ]);
  });

  it('joins marks that touch', () => {
    expect(mark('模块联邦插件', { 模块: 2, 块联: 2, 联邦: 2 })).toEqual(['模块联邦']);
  });

  it('has nothing to mark without matches', () => {
    expect(mark('Anything', {})).toEqual([]);
  });
});
