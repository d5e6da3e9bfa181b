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
