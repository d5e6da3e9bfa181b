import { expect, test } from '@rstest/core';
import { parseJson, parseYaml } from '../../../../build/read/located';

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
  ['title: *bold*', 2, /`\*bold\*` is an alias/, /quotes/],
  ['title: &a [*a]', 2, /`\*a` is an alias/, /quotes/],
  ['title: !important', 2, /Unresolved tag: !important/, /quotes/],
  ['a: b\n...\nc: d', 4, /multiple documents\.$/, /Remove the line/],
])('%j is not YAML', (source, line, message, hint) => {
  const { issue } = parseYaml(source, 2);
  expect(issue).toMatchObject({ line, rule: 'front-matter-syntax' });
  expect(issue?.message).toMatch(message);
  expect(issue?.hint).toMatch(hint);
});
