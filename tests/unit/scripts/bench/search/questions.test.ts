import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { isHeldOut } from '../../../../../scripts/bench/search/isHeldOut.mjs';
import { readExamples, readQueries } from '../../../../../scripts/bench/search/readQueries.mjs';
import { readSearchArguments } from '../../../../../scripts/bench/search/readSearchArguments.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bench-questions-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (value: unknown) => {
  const file = path.join(folder, 'questions.json');
  writeFileSync(file, JSON.stringify(value));
  return file;
};

describe('isHeldOut', () => {
  it('holds out three fifths', () => {
    const queries = Array.from({ length: 2000 }, (_, number) => `question ${number}`);
    const share = queries.filter(isHeldOut).length / queries.length;
    expect(share).toBeGreaterThan(0.57);
    expect(share).toBeLessThan(0.63);
  });

  it('parts questions the same way for ever', () => {
    // Published figures name the parts: another hash would mix what was tuned with what was not.
    const queries = ['dts', 'tsup', 'watch', 'plugin', 'format'];
    expect(queries.map(isHeldOut)).toEqual([true, false, false, true, false]);
  });
});

describe('readQueries', () => {
  it('reads a list of graded questions', () => {
    const question = { query: 'dts', class: 'exact', relevant: { '/config/lib/dts': 3 } };
    expect(readQueries(write({ queries: [question] }))).toEqual([question]);
  });

  it('has none where there is no file', () => {
    expect(readQueries(path.join(folder, 'none.json'))).toEqual([]);
  });

  it('names every entry that is no question', () => {
    const file = write({
      queries: [
        { query: ' ', class: 'exact', relevant: { '/a': 3 } },
        { query: 'a', class: 'exact', relevant: { '/a': 3 } },
        { query: 'b', class: 'exact', relevant: { '/a': 0 } },
        { query: 'c', relevant: { '/a': 3 } },
      ],
    });
    expect(() => readQueries(file)).toThrow(/entry 1 .*\n.*entry 3 .*\n.*entry 4 /);
    expect(() => readQueries(file)).not.toThrow(/entry 2 /);
  });
});

describe('readExamples', () => {
  it('reads examples by language', () => {
    const file = write({ zh: [{ query: '插件', class: 'term', routes: { '/a': 3 } }] });
    expect(readExamples(file)).toEqual({
      zh: [{ query: '插件', class: 'term', relevant: { '/a': 3 } }],
    });
  });
});

describe('readSearchArguments', () => {
  it('asks all and writes the published file unless told otherwise', () => {
    expect(readSearchArguments([], {})).toMatchObject({
      engines: ['ours', 'rspress', 'minisearch', 'lunr', 'lunr-keywords', 'pagefind', 'orama'],
      site: 'doc_build',
      isFast: false,
      showHeldOut: false,
      json: 'bench/search/results.json',
    });
  });

  it('writes nothing where only a part is asked', () => {
    const { engines, json } = readSearchArguments(['--only', 'ours, lunr'], {});
    expect(engines).toEqual(['ours', 'lunr']);
    expect(json).toBeUndefined();
  });

  it('takes examples from the command or the environment', () => {
    const env = { SEARCH_EXAMPLES: 'one.json' };
    expect(readSearchArguments([], env).examples).toBe('one.json');
    expect(readSearchArguments(['--examples', 'two.json'], env).examples).toBe('two.json');
  });

  it('refuses an engine that there is not', () => {
    expect(() => readSearchArguments(['--only', 'google'], {})).toThrow(/“google” is no engine/);
  });
});
