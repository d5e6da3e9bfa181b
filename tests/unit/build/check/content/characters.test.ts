import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { checkValues } from '../../../../../build/check/content/characters';
import { checkCodeFiles } from '../../../../../build/check/content/checkDocs';
import { parseJson } from '../../../../../build/read/located';
import { readChecked } from '../../../../../build/check/content/checkSource';

const head = `---\ntitle: A\ndescription: ${'One sentence that says what the page is for. '.repeat(2)}\n---\n\n`;

/** Faults of a page, or of what is drawn inside one. */
function check(source: string, isFragment = true): string[] {
  const { faults } = readChecked(source, { format: 'mdx', isFragment });
  return faults.map(({ line, column, rule, message }) => `${line}:${column} ${rule}: ${message}`);
}

const written = (name: string) =>
  `character-refused: ${name}, written as it is, is no character that a page can hold.`;

test.each([
  ['\0', 'U+0000'],
  ['\b', 'U+0008'],
  ['\v', 'U+000B'],
  ['\u001b', 'U+001B'],
  ['\u007f', 'U+007F'],
  ['\u0085', 'U+0085'],
  ['\ud83d', 'U+D83D'],
  ['\udc00', 'U+DC00'],
  ['\ufdd0', 'U+FDD0'],
  ['\ufffe', 'U+FFFE'],
  ['\u{1ffff}', 'U+1FFFF'],
])('%j is refused in text and in code, at its place', (character, name) => {
  expect(check(`Text.\n\nA ${character}.\n`)).toEqual([`3:3 ${written(name)}`]);
  expect(check(`\`a${character}\`\n`)).toEqual([`1:3 ${written(name)}`]);
  expect(check(`\`\`\`txt\na\nb${character}\n\`\`\`\n`)).toEqual([`3:2 ${written(name)}`]);
});

test('what every page may hold is let pass', () => {
  expect(
    check('Tab\t, feed\f, 🧪, 👩‍👩‍👧‍👦, עברית, a\u0301, zero\u200bwidth, a\u00a0b, \ue000.\n'),
  ).toEqual([]);
  expect(
    check('&#9; &#x1F9EA; &nbsp; `&#0;` &amp;#0; \\&#0; &#xFFFD; `&#0;`\n\n```txt\n&#0;\n```\n'),
  ).toEqual([]);
  expect(check("{'\\ud83e\\uddea'} {`\\u00e9`} {'&#0;'} <b title={'\\n'}>x</b>\n")).toEqual([]);
});

test('bytes that could not be read say so', () => {
  expect(check('A \ufffd.\n')).toEqual([
    '1:3 character-refused: U+FFFD, written as it is, stands for a character that could not be read.',
  ]);
});

test.each([
  ['A &#0; b.', '1:3', 'U+0000', '&#0;'],
  ['A\nb &#x1B; c.', '2:3', 'U+001B', '&#x1B;'],
  ['# H {#h}\n\nA [b](/x "&#xd800;").', '3:11', 'U+D800', '&#xd800;'],
  ['<b title="&#0;">x</b>', '1:11', 'U+0000', '&#0;'],
  ['<b title="&#1;">x</b>', '1:11', 'U+0001', '&#1;'],
  ['A &#x110000;', '1:3', 'U+110000', '&#x110000;'],
])('the reference in %j is refused', (source, place, name, text) => {
  expect(check(`${source}\n`)).toContain(
    `${place} character-refused: ${name}, written \`${text}\`, is no character that a page can hold.`,
  );
});

test.each([
  ["A {'b\\0'}.", '1:4', 'U+0000'],
  ["A\n\n{'\\ud800'}", '3:2', 'U+D800'],
  ['{`a${1}\\x1b`}', '1:8', 'U+001B'],
  ["<b title={'\\uffff'}>x</b>", '1:11', 'U+FFFF'],
  ["export const a = ['\\u{0}'];", '1:19', 'U+0000'],
])('the string of %j is refused', (source, place, name) => {
  expect(check(`${source}\n`)).toEqual([
    `${place} character-refused: ${name}, written in this string, is no character that a page can hold.`,
  ]);
});

test('front matter is read as it is, and through its escapes', () => {
  expect(check(head.replace('title: A', 'title: A\u007f') + '# A\n', false)).toEqual([
    `2:9 ${written('U+007F')}`,
  ]);
  expect(check(head.replace('title: A', 'title: "A\\0"') + '# A\n', false)).toEqual([
    '2:8 character-refused: U+0000, written in this value, is no character that a page can hold.',
  ]);
});

test('values of JSON are read through their escapes', () => {
  const { node } = parseJson(
    '{\n  "a": { "en": "x\\ud800", "zh": ["\\u0000"] },\n  "b": "\\ud83e\\uddea"\n}',
  );
  expect(checkValues(node).map(({ line, column, message }) => [line, column, message])).toEqual([
    [2, 16, 'U+D800, written in this value, is no character that a page can hold.'],
    [2, 34, 'U+0000, written in this value, is no character that a page can hold.'],
  ]);
});

test('code that a fence takes from a file is read too', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'characters-'));
  writeFileSync(path.join(root, 'odd.ts'), 'export const a = 1; // \0\n');
  const { codeFiles } = readChecked('```ts file="./odd.ts"\n```\n', {
    format: 'mdx',
    isFragment: true,
  });
  const found = checkCodeFiles(codeFiles, { root, docs: root, folder: root });
  rmSync(root, { recursive: true });
  expect(found.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '1 U+0000, written in `./odd.ts`, is no character that a page can hold.',
  ]);
});
