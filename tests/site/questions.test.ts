import { readFileSync } from 'node:fs';
import { expect, it } from '@rstest/core';
import { askOurs } from '../../bench/search/runSearchBench.mjs';
import { isHeldOut, listSets } from '../../bench/search/questions.mjs';
import { compareRuns, formatMisses, type SearchResults } from '../../bench/search/report.mjs';
import { outputFolder } from '../support/builtSite';

/** The committed run. */
const { ours }: SearchResults = JSON.parse(readFileSync('bench/search/results.json', 'utf8'));

/**
 * MRR that a part of a set may lose: what three questions lose whose right page is second now. A new page
 * alone, whose title is one of them, should not fail.
 */
const getTolerance = (questions: number) => Math.max(0.01, 1.5 / questions);

const advice = [
  'Where a new page answers a question better, add it to the `relevant` pages of that question in',
  'bench/search/queries/en.json or zh.json. Else look at your change of the search or of headings.',
  '`npm run bench -- search --show-held-out` names all questions; with `--accept` it accepts the figures.',
].join('\n');

// Others are reported by `npm run bench -- search`: most of their questions accept a single page.
it.each(['English', 'Chinese'])(
  'answers the questions of “%s” as well as in the committed run',
  async (name) => {
    const sets = await listSets(process.cwd(), { site: outputFolder, set: name });
    const now = await askOurs(sets, { withKeys: false });
    const before = ours.sets.find((one) => one.name === name);
    const lost = Object.entries(now[0]?.parts ?? {})
      .filter(([part, { total }]) => {
        const loss = (before?.parts[part]?.total.mrr ?? 1) - total.mrr;
        return loss > getTolerance(total.count);
      })
      .map(([part]) => part);
    const moved = now
      .flatMap(({ asked }) => asked)
      .filter(({ query, judged }) => judged.rank !== before?.ranks[query] && !isHeldOut(query));
    const changes = compareRuns(now, ours.sets, (_set, query) => isHeldOut(query));
    expect(lost, [...changes, formatMisses('Moved', moved), advice].join('\n')).toEqual([]);
  },
);
