import { readFileSync } from 'node:fs';
import { expect, it } from '@rstest/core';
import { askOurs } from '../../bench/search/runSearchBench.mjs';
import { isHeldOut, listSets } from '../../bench/search/questions.mjs';
import { compareRuns, formatMisses, type SearchResults } from '../../bench/search/report.mjs';
import { outputFolder } from '../support/builtSite';

/** The committed run. */
const { ours }: SearchResults = JSON.parse(readFileSync('bench/search/results.json', 'utf8'));

/** MRR that a part of a set may lose without a word: a place in a few questions. */
const tolerance = 0.01;

// Others are reported by `npm run bench -- search`: most of their questions accept a single page.
it.each(['English', 'Chinese'])(
  'answers the questions of “%s” as well as in the committed run',
  async (name) => {
    const sets = await listSets(process.cwd(), { site: outputFolder, set: name });
    const now = await askOurs(sets, { withKeys: false });
    const before = ours.sets.find((one) => one.name === name);
    const lost = Object.entries(now[0]?.parts ?? {})
      .filter(([part, { total }]) => (before?.parts[part]?.total.mrr ?? 1) - total.mrr > tolerance)
      .map(([part]) => part);
    const moved = now
      .flatMap(({ asked }) => asked)
      .filter(({ query, judged }) => judged.rank !== before?.ranks[query] && !isHeldOut(query));
    const changes = compareRuns(now, ours.sets, (_set, query) => isHeldOut(query));
    const advice = '`npm run bench -- search --accept` accepts the new figures.';
    expect(lost, [...changes, formatMisses('Moved', moved), advice].join('\n')).toEqual([]);
  },
);
