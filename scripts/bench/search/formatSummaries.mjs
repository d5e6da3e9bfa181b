import { alignColumns } from '../figures.mjs';

/** @typedef {{ name: string, summary: import('./summarize.mjs').Summary }} Row */

const percent = (/** @type {number | undefined} */ share) =>
  share === undefined ? '–' : `${(share * 100).toFixed(1)} %`;

const columns = [
  'n',
  'MRR@10',
  'nDCG@10',
  'first',
  'best first',
  'in five',
  'section first',
  'in three',
  'of',
  'none',
  'keys',
];

/**
 * A table of figures: one row per engine or class.
 * @param {string} title
 * @param {readonly Row[]} rows
 */
export function formatSummaries(title, rows) {
  const cells = rows.map(({ name, summary }) => [
    name,
    `${summary.count}`,
    summary.mrr.toFixed(3),
    summary.ndcg.toFixed(3),
    percent(summary.first),
    percent(summary.bestFirst),
    percent(summary.five),
    percent(summary.sectionFirst),
    percent(summary.sectionInThree),
    `${summary.sections}`,
    percent(summary.none),
    summary.keys?.toFixed(2) ?? '–',
  ]);
  return ['', ...alignColumns([[title, ...columns], ...cells]).map((line) => line.trimEnd())].join(
    '\n',
  );
}
