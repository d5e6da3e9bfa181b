import { describe, expect, it } from '@rstest/core';
import { createExcerpt, findMarks } from '../../../search/excerpt';

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`);
const long = words(100).join(' ');
const markAt = (text: string, word: string) => {
  const start = text.indexOf(word);
  return { start, end: start + word.length };
};
const getMarked = ({ text, marks }: ReturnType<typeof createExcerpt>) =>
  marks.map(({ start, end }) => text.slice(start, end));

describe('createExcerpt', () => {
  it('cuts between words and moves the marks along', () => {
    const excerpt = createExcerpt(long, [markAt(long, 'word50')]);
    expect(excerpt.text).toMatch(/^…word\d+ .* word\d+…$/);
    expect(getMarked(excerpt)).toEqual(['word50']);
  });

  it('chooses the part with most matches', () => {
    const marks = ['word5', 'word60', 'word61', 'word62'].map((word) => markAt(long, word));
    expect(getMarked(createExcerpt(long, marks))).toEqual(['word60', 'word61', 'word62']);
  });

  it('counts characters beyond Latin three times', () => {
    const { text } = createExcerpt('构建工具'.repeat(50), []);
    expect(Array.from(text)).toHaveLength(33 + '…'.length);
  });

  it.each([
    ['a clause', '目标环境是 node，这时不会输出样式表。', '样式表', '…这时不会输出样式表'],
    ['a word', '外部依赖的类型与代码一样遵循这些列表。', '这些', '…与代码一样遵循这些'],
  ])('begins at %s of Chinese', (_, text, word, start) => {
    expect(createExcerpt(text, [markAt(text, word)]).text).toMatch(new RegExp(`^${start}`));
  });

  it('cuts a mark at the end of the window', () => {
    const excerpt = createExcerpt('x'.repeat(300), [{ start: 0, end: 300 }]);
    expect(excerpt.marks).toEqual([{ start: 0, end: 100 }]);
  });
});

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

  it('marks words of a phrase only next to each other, or in one name', () => {
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
});
