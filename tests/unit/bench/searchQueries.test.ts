import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { repository } from '../../../facts/cases/paths';
import { findQueryFaults } from './findQueryFaults';
import { queryFiles, type Query } from './queryFiles';
import { readPageIds } from './readPageIds';

const folder = path.join(repository, 'bench/search/queries');
const readQueries = (name: string): Query[] =>
  JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')).queries;

describe('the questions of the search benchmark', () => {
  for (const file of queryFiles) {
    const queries = readQueries(file.name);

    it(`${file.name}: each can be scored`, () => {
      const { classes } = file;
      expect(findQueryFaults(queries, { getIds: readPageIds(file), classes })).toEqual([]);
    });

    it(`${file.name}: there are enough, of every class`, () => {
      const countOf = (name: string) => queries.filter((one) => one.class === name).length;
      expect(queries.length).toBeGreaterThanOrEqual(file.least);
      expect(file.classes.filter((name) => countOf(name) < file.leastPerClass)).toEqual([]);
    });
  }

  it('asks nothing twice of one site', () => {
    const english = new Set(readQueries('en').map(({ query }) => query.toLowerCase()));
    const twice = readQueries('zh').filter(({ query }) => english.has(query.toLowerCase()));
    expect(twice.map(({ query }) => query)).toEqual([]);
  });

  it('knows every file of questions', () => {
    // Those of others are graded by them, for other pages.
    const names = [...queryFiles.map(({ name }) => `${name}.json`), 'supplied.json'];
    expect(readdirSync(folder).filter((file) => !names.includes(file))).toEqual([]);
    expect(queryFiles.filter(({ docs }) => !existsSync(path.join(repository, docs)))).toEqual([]);
  });
});

describe('a question that cannot be scored', () => {
  const getIds = readPageIds({ docs: 'docs', languages: ['en', 'zh'] });
  const check = (...queries: Query[]) => findQueryFaults(queries, { getIds, classes: ['exact'] });
  const good: Query = { query: 'dts', class: 'exact', relevant: { '/config/lib/dts': 3 } };

  it('is told why, and a good one nothing', () => {
    expect(check(good)).toEqual([]);
    expect(
      check({ ...good, relevant: { '/config/lib/dts#dtsbundle': 3, '/guide/start': 1 } }),
    ).toEqual([]);
    expect(check(good, { ...good, query: 'DTS' })).toEqual(['“DTS”: it is asked twice']);
    expect(check({ ...good, query: 'dts ' })).toEqual([
      '“dts ”: it is empty, or has spaces around it',
    ]);
    expect(check({ ...good, class: 'guess' })).toEqual(['“dts”: there is no class “guess”']);
    expect(check({ ...good, relevant: { '/config/lib/dts': 2 } })).toEqual([
      '“dts”: no page answers it (grade 3)',
    ]);
    expect(check({ ...good, relevant: { '/config/lib/dts': 3, '/config': 4 } })).toEqual([
      '“dts”: grades are 1, 2 and 3',
    ]);
    expect(check({ ...good, relevant: { '/config/lib/dst': 3 } })).toEqual([
      '“dts”: there is no page /config/lib/dst',
    ]);
    expect(check({ ...good, relevant: { '/config/lib/dts#bundle': 3 } })).toEqual([
      '“dts”: there is no /config/lib/dts#bundle',
    ]);
  });
});
