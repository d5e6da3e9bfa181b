import { expect, it } from '@rstest/core';
import { parseJson } from '../../../../../build/read/located';
import { checkData, synonymSchema } from '../../../../../build/check/content/dataFiles';

const check = (source: string) =>
  checkData(parseJson(source), synonymSchema, 'synonyms.json').map(
    ({ line, message }) => `${line}: ${message}`,
  );

it('words that mean the same, and words that lead to others, are well-formed', () => {
  expect(check('{ "same": [["cjs", "commonjs"]], "leadsTo": { "a": ["b"] } }')).toEqual([]);
});

it.each([
  ['not JSON', '{', 1],
  ['a list', '[]', 1],
  ['without leads', '{ "same": [] }', 1],
  ['with a key nobody reads', '{ "same": [],\n "other": 1, "leadsTo": {} }', 2],
  ['with a group of one', '{ "same": [\n["cjs"]], "leadsTo": {} }', 2],
  ['with a group that is a text', '{ "same": ["cjs"], "leadsTo": {} }', 1],
  ['with a word twice', '{ "same": [["cjs",\n"cjs"]], "leadsTo": {} }', 2],
  ['with signs alone', '{ "same": [["cjs", "--"]], "leadsTo": {} }', 1],
  ['with a number', '{ "same": [["cjs", 7]], "leadsTo": {} }', 1],
  ['that lead nowhere', '{ "same": [], "leadsTo": { "outdir": [] } }', 1],
  ['that lead to themselves', '{ "same": [], "leadsTo": { "outdir": ["outdir"] } }', 1],
  ['that lead twice', '{ "same": [], "leadsTo": { "a": ["b"],\n "a": ["c"] } }', 2],
])('%s are refused at their line', (_, source, line) => {
  const issues = check(source);
  expect(issues).toHaveLength(1);
  expect(issues[0]).toMatch(new RegExp(`^${line}: `));
});
