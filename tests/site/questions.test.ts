import { readFileSync } from 'node:fs';
import { expect, it } from '@rstest/core';
import { askOurs } from '../../bench/search/runSearchBench.mjs';
import { listSets } from '../../bench/search/questions.mjs';
import type { SearchResults } from '../../bench/search/report.mjs';
import { outputFolder } from '../support/builtSite';

/** The committed run. */
const { ours }: SearchResults = JSON.parse(readFileSync('bench/search/results.json', 'utf8'));

/** MRR that a set may lose without a word: a place in a few questions. */
const tolerance = 0.01;

/** The sets that fail it; others of this site are reported: their grades may miss a page that answers. */
const names = ['English', 'Chinese', 'English, readers'];

for (const name of names) {
  it(`answers the questions of “${name}” as well as in the committed run`, async () => {
    const sets = await listSets(process.cwd(), { site: outputFolder, set: name });
    const [set] = await askOurs(sets, { withKeys: false });
    const before = ours.sets.find((one) => one.name === name);
    const parts = Object.entries(set?.parts ?? {}).map(([part, { total }]) => {
      return { part, lost: (before?.parts[part]?.total.mrr ?? 1) - total.mrr };
    });
    // `npm run bench -- search` names the questions; `--accept` accepts the new figures.
    expect(parts.filter(({ lost }) => lost > tolerance)).toEqual([]);
  });
}
