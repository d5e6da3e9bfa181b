import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@rstest/core';
import { answerQuery } from '../../../../../theme/search/local/answerQuery';
import { createLocalSearch } from '../../../../support/createLocalSearch';
import { readSearchRecords } from '../../../../support/readSearchRecords';

interface Question {
  query: string;
  lang: string;
  relevant: Record<string, number>;
}

const file = 'bench/search/queries/other-scripts.json';
const { queries } = JSON.parse(readFileSync(file, 'utf8')) as { queries: Question[] };

describe.each(['ko', 'ja', 'ru'])('on a page in %s', (lang) => {
  const records = readSearchRecords('other-scripts', lang);
  const search = createLocalSearch(records);
  const questions = queries.filter((question) => question.lang === lang);

  it.each(questions.map(({ query, relevant }) => ({ query, relevant })))(
    '“$query” finds its section first of all, and marks what matched',
    ({ query, relevant }) => {
      const { hits } = answerQuery(query, search);
      const [section] = hits.filter(({ above }) => above);
      expect(relevant[section?.href ?? '']).toBe(3);
      expect(section?.lang).toBe(lang);
      const marks = [section?.title, section?.excerpt].flatMap((text) => text?.marks ?? []);
      expect(marks.length).toBeGreaterThan(0);
    },
  );

  it('is not found by words of another script', () => {
    for (const { query } of queries.filter((question) => question.lang !== lang)) {
      if (/[a-z]/i.test(query)) continue;
      expect(answerQuery(query, search).hits).toEqual([]);
    }
  });
});
