import { expect, test } from '@rstest/core';
import { checkSchema } from '../../../../build/check/checkSchema';
import { parseJson, parseYaml } from '../../../../build/read/located';
import { frontMatterSchema } from '../../../../site/frontMatterSchema';

test.each([
  ['[1,\n]', 2, 1, 'unexpected "]" found'],
  ['{ "a" 1 }', 1, 7, 'unexpected number found'],
  ['{ "a": "x\ny" }', 1, 10, 'bad control character in string literal'],
  ['{ a: 1 }', 1, 3, "unexpected character 'a' found"],
  ['', 1, 1, 'unexpected end of input found'],
])('%j is not JSON, and the place is named', (source, line, column, reason) => {
  const { issue } = parseJson(source);
  expect(issue).toMatchObject({ line, column, rule: 'json-syntax' });
  expect(issue?.message).toBe(`This is not JSON: ${reason}.`);
});

test.each([
  ['title: a: b', 2, /Nested mappings/, /quotes/],
  ['title: a\ntitle: b', 3, /unique/, /Remove one/],
  ['list: [a, b\ntitle: c', 3, /Flow sequence/, /Close brackets/],
  ['title: "open', 2, /Missing closing/, /Close the quote/],
  ['a: b\n\tc: d', 3, /Tabs/, /spaces/],
  ['title: @rslib/core', 2, /reserved character @/, /quotes/],
  ["title: 'it's'", 2, /Unexpected scalar/, /double a quote/],
])('%j is not YAML', (source, line, message, hint) => {
  const { issue } = parseYaml(source, 2);
  expect(issue).toMatchObject({ line, rule: 'front-matter-syntax' });
  expect(issue?.message).toMatch(message);
  expect(issue?.hint).toMatch(hint);
});

/** What the schema of front matter says of one line of it. */
const checkLine = (line: string): string[] => {
  const { node } = parseYaml(line, 2);
  if (!node) throw new Error(`${line} is not YAML`);
  const rules = { type: 'front-matter-type', unknownKey: 'front-matter-unknown-key' } as const;
  return checkSchema(frontMatterSchema, node, rules).map(({ message }) => message);
};

test.each([
  ['title: 2024-01-01', '`title` must be a string, not a date.'],
  ['title: 1', '`title` must be a string, not `1`.'],
  ['outline: yes please', '`outline` must be true or false, not `yes please`.'],
  ['overviewHeaders: [7]', '`overviewHeaders[0]` must be one of 1, 2, 3, 4, 5, 6, not `7`.'],
  ['head: [[meta]]', '`head[0]` must be a list of 2, not a list.'],
  ['hero: { actions: [{ text: a, theme: brand }] }', '`hero.actions[0].link` is missing.'],
  ['hero: { badge: { txt: a, text: b } }', '`hero.badge.txt` is not a known key.'],
  [
    'hero: { image: { src: [a] } }',
    '`hero.image.src` must be a string or an object with light, dark, not a list.',
  ],
])('%s is refused', (line, message) => {
  expect(checkLine(line)).toContainEqual(expect.stringContaining(message));
});
