import { readFileSync } from 'node:fs';
import { expect, it } from '@rstest/core';
import { findSearchScripts } from '../../bench/search/worker.mjs';
import synonyms from '../../site/synonyms.json';
import { listFiles, outputFolder, readBuilt } from '../support/builtSite';

const worker = readFileSync(findSearchScripts(outputFolder).worker.file, 'utf8');
const named = listFiles().filter((file) => /synonyms/.test(file));

it('words that mean the same are one file, named by its content, beside the search index', () => {
  expect(named).toEqual([expect.stringMatching(/^static\/search_synonyms\.[0-9a-f]{8}\.json$/)]);
  expect(JSON.parse(readBuilt(named[0] ?? ''))).toEqual(synonyms);
});

it('the search worker asks for that file, and carries none of its words', () => {
  expect(worker).toContain(named[0]);
  expect(worker).not.toContain('摇树优化');
  expect(worker).not.toContain('minimize');
});
