import path from 'node:path';
import { expect, test } from '@rstest/core';
import type { LocalIssue } from '../../../../../build/read/issues';
import { checkPassages } from '../../../../../build/check/prose/proseCheck';
import { readPassages } from '../../../../../build/check/prose/passages';
import { readWords } from '../../../../../build/check/prose/passageChecks';

const words = readWords(path.resolve('build/check/prose/words'));
const show = (issues: readonly LocalIssue[]): string[] =>
  issues.map(({ line, rule, message, hint }) => `${line} ${rule}: ${message} ${hint}`);
const check = (source: string): string[] =>
  show(checkPassages(readPassages(source), { words, linksTerms: true }));

const long = `A sentence ${'that goes on and on and '.repeat(5)}ends.`;

test('a sentence that is too long is named with its line, in the middle of a paragraph', () => {
  expect(check(`# Title\n\nShort.\n${long}\nShort.\n`)).toEqual([
    '4 prose-long: This sentence has 33 words, at most 28 are read in one go. Make two of it, or a list.',
  ]);
});

test('a paragraph of too many sentences is named', () => {
  expect(check('One. Two. Three. Four. Five. Six.\n')).toEqual([
    '1 prose-long: This paragraph has 6 sentences and 6 words, at most 5 and 80 are read at a glance. Divide it where a new thought begins.',
  ]);
});

const table = '| a | b |\n| --- | --- |\n';

test('claims without an exception are named where no case tries them', () => {
  const [found] = checkPassages(readPassages('# T\n\nIt is fast.\nIt never fails.\n'), {
    words,
    linksTerms: true,
  });
  expect(found).toMatchObject({ line: 4, rule: 'prose-absolute' });
  expect(found?.message).toBe('“It never fails.”: nothing has tried to break “never”.');
  const row = '| always | `x` <Tested cases="dts-true" /> |';
  expect(check(`${table}${row}\n`)).toEqual([
    expect.stringContaining(`“${row}”: nothing has tried to break “always”.`),
  ]);
});

test.each([
  'It never fails. <Tested cases="dts-true" />',
  'It fails. It never stops. <Tested cases="dts-true" />\nIt ends.',
  `${table}| x | always <Tested cases="dts-true" /> |`,
  'It is not only fast.',
  'Use the `always` flag in a read-only folder.',
])('claims are fine where they are tried, or are none: %s', (source) => {
  expect(check(`# T\n\n${source}\n`)).toEqual([]);
});

test('a marker ties the sentence before it, and no other', () => {
  expect(check('# T\n\nIt never fails. It is fast. <Tested cases="dts-true" />\n')).toHaveLength(1);
});

test('a word that says nothing is named, in any case, in tables and front matter too', () => {
  const source =
    '---\ntitle: A powerful tool\n---\n\n# Title\n\nSimply run it.\n\n| a |\n| --- |\n| very |\n';
  expect(check(source).map((issue) => issue.split(':')[0])).toEqual([
    '2 prose-word',
    '7 prose-word',
    '11 prose-word',
  ]);
});

test('what to write instead is said', () => {
  expect(check('Use packages, types etc. in it.\n')[0]).toContain('Write “and others”.');
});

test.each(['It does not not stop.', 'It ends with a error.', 'Put it into an folder.'])(
  'what is left of a changed sentence is named: %s',
  (sentence) => {
    expect(check(`${sentence}\n`)).toMatchObject([expect.stringContaining('prose-grammar')]);
  },
);

test('articles follow the sound, not the letter', () => {
  const sentence =
    'A user has an hour for a one-line fix of an npm package, an ESM file, a unit of an LTS release.';
  expect(check(`${sentence}\n`)).toEqual([]);
  const names = ['string', 'flag', 'library', 'system', 'value'];
  expect(names.flatMap((name) => check(`It has an ${name}.\n`))).toHaveLength(names.length);
});

test('a name in another spelling is named', () => {
  expect(check('Javascript runs on node.js.\n')).toEqual([
    '1 prose-name: “Javascript” is written “JavaScript”. Write “JavaScript”; put what is code into backticks.',
    '1 prose-name: “node.js” is written “Node.js”. Write “Node.js”; put what is code into backticks.',
  ]);
});

test('only names begin with a capital letter after the first word', () => {
  expect(check('# Set Up the build\n')).toEqual([
    '1 prose-heading-case: “# Set Up the build”: “Up” is no name. ' +
      'Write “up”, or add the name to build/check/prose/words/names.json.',
  ]);
});

test('a term without a link at its first use is named', () => {
  expect(check('Text.\n\nDeclaration files lie there.\n')).toEqual([
    '3 prose-first-use: “Declaration files” is used here for the first time, without a link. ' +
      'Link it to its entry in `/guide/start/glossary`, or to the page about it.',
  ]);
});

test('a linked first use is enough, and headings are no use', () => {
  expect(check('# A chunk\n\nA [chunk](/guide/start/glossary#chunk) is a chunk.\n')).toEqual([]);
});
