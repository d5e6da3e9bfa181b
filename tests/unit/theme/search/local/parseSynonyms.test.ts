import { readFileSync } from 'node:fs';
import { expect, it } from '@rstest/core';
import table from '../../../../../site/synonyms.json';
import { parseSynonyms } from '../../../../../theme/search/local/searchServer';

it('reads the file of this site', () => {
  expect(parseSynonyms(readFileSync('site/synonyms.json', 'utf8'))).toEqual(table);
});

it.each([
  '',
  '<!doctype html><title>Sign in</title>',
  '{"same": [["cjs", "commonjs"]], "leadsTo": {"outdir"',
  'null',
  '[]',
  '{"same": [["cjs", "commonjs"]]}',
  '{"same": [["cjs", 7]], "leadsTo": {}}',
  '{"same": ["cjs"], "leadsTo": {}}',
  '{"same": [], "leadsTo": null}',
  '{"same": [], "leadsTo": {"outdir": "distPath"}}',
])('refuses %s', (text) => {
  expect(() => parseSynonyms(text)).toThrow(Error);
});
