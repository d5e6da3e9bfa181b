import { expect, it } from '@rstest/core';
import { judgeAnswer, summarize } from '../../../../bench/search/judge.mjs';
import { isHeldOut } from '../../../../bench/search/questions.mjs';
import { compareRuns } from '../../../../bench/search/report.mjs';

const ask = (query: string, hrefs: string[]) => {
  const relevant = { '/right': 3, '/near': 1 };
  return { query, class: 'exact', relevant, hrefs, judged: judgeAnswer(hrefs, relevant) };
};

it('isHeldOut holds out three fifths, the same ones forever', () => {
  const queries = Array.from({ length: 2000 }, (_, number) => `question ${number}`);
  expect(queries.filter(isHeldOut).length / queries.length).toBeCloseTo(0.6, 1);
  // Published figures name the parts: another hash would mix what was tuned with what was not.
  const known = ['dts', 'tsup', 'watch', 'plugin', 'format'];
  expect(known.map(isHeldOut)).toEqual([true, false, false, true, false]);
});

const createSet = (answers: Record<string, string[]>) => {
  const asked = Object.entries(answers).map(([query, hrefs]) => ask(query, hrefs));
  const total = summarize(asked.map(({ judged }) => judged));
  const ranks = Object.fromEntries(asked.map(({ query, judged }) => [query, judged.rank]));
  return { name: 'English', parts: { all: { total, classes: {} } }, ranks };
};
const before = createSet({ one: ['/right'], two: ['/x', '/right'] });

it('compareRuns: says what is better or worse, with the questions that moved', () => {
  const worse = createSet({ one: [], two: ['/x', '/right'] });
  expect(compareRuns([worse], [before], () => false)).toEqual([
    'English, all: worse, MRR 0.7500 → 0.2500',
    '  “one”: page 1 → not found',
  ]);
  expect(compareRuns([before], [worse], () => false)[0]).toContain('better');
});
