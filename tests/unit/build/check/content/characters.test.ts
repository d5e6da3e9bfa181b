import { expect, test } from '@rstest/core';
import { readChecked } from '../../../../../build/check/content/checkSource';

const head = `---\ntitle: A\ndescription: ${'One sentence that says what the page is for. '.repeat(2)}\n---\n\n`;

/** Issues of a page, or of what is drawn inside one. */
function check(source: string, isFragment = true): string[] {
  const { issues } = readChecked(source, { format: 'mdx', isFragment });
  return issues.map(({ line, column, rule, message }) => `${line}:${column} ${rule}: ${message}`);
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

test.each([
  ['\u200b', 'U+200B'],
  ['\u2060', 'U+2060'],
  ['\ufeff', 'U+FEFF'],
])('%j is refused, since nobody sees it', (character, name) => {
  expect(check(`A wo${character}rd.\n`)).toEqual([
    `1:5 character-refused: ${name}, written as it is, cannot be seen, and parts words for who searches or copies them.`,
  ]);
});

test('what every page may contain is accepted', () => {
  expect(check('Tab\t, feed\f, 🧪, 👩‍👩‍👧‍👦, עברית, a\u0301, a\u00a0b, \ue000.\n')).toEqual([]);
});

test('bytes that could not be read say so', () => {
  expect(check('A \ufffd.\n')).toEqual([
    '1:3 character-refused: U+FFFD, written as it is, replaces a character that could not be read.',
  ]);
});

test('front matter is read as it is', () => {
  expect(check(head.replace('title: A', 'title: A\u007f') + '# A\n', false)).toEqual([
    `2:9 ${written('U+007F')}`,
  ]);
});
