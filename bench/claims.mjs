import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeRun } from '../scripts/process/describeRun.mjs';
import { loadSources } from '../scripts/process/loadSources.mjs';
import { kinds, rewordings } from './claims/kinds.mjs';
import { drawTable } from './figures.mjs';

/**
 * @typedef {{ kind: string, isValue: boolean, page: string, line: number, to: string }} PlantedError
 * @typedef {import('./claims/judgePage').Verdict} Verdict
 * @typedef {PlantedError & { verdict: Verdict }} Outcome
 * @typedef {import('./claims/kinds.mjs').Kind} Kind
 */

/**
 * Every place where a kind of error can be made, by page.
 * @param {Kind} kind
 * @param {readonly { page: string, source: string }[]} pages
 * @returns {(PlantedError & { changed: string })[]}
 */
function listFalseSentences({ kind, isValue, find, swap }, pages) {
  return pages.flatMap(({ page, source }) => {
    const lines = source.split('\n');
    let isProse = false;
    let fence = '';
    return lines.flatMap((text, index) => {
      const mark = /^\s*(`{3,}|~{3,})/.exec(text)?.[1];
      if (index > 0 && text === '---') isProse = true;
      if (mark && (!fence || mark.startsWith(fence))) fence = fence ? '' : mark;
      // Headings, components and the marks of tables say nothing of the kind.
      if (!isProse || fence || mark || /^\s*(?:#|<|\|? ?:?--|:::|import )/.test(text)) return [];
      return [...text.matchAll(new RegExp(find, 'g'))].flatMap((match) => {
        const to = swap(match[0]);
        const [start, end] = [match.index, match.index + match[0].length];
        // Within an address or an attribute.
        if (to === undefined || /\]\([^)]*$|<[^>]*$/.test(text.slice(0, start))) return [];
        const changed = lines.with(index, text.slice(0, start) + to + text.slice(end)).join('\n');
        return [
          {
            kind,
            isValue,
            page,
            line: index + 1,
            to: changed.split('\n')[index] ?? '',
            changed,
          },
        ];
      });
    });
  });
}

/**
 * Plants errors of every kind, by rule and seed, one at a time, and has the checks read the page.
 * @param {{ root: string, perKind: number, seed: number, planted?: readonly Kind[] }} options
 * @returns {Promise<Outcome[]>}
 */
export async function plantClaims({ root, perKind, seed, planted = kinds }) {
  const { createRandom } = await loadSources('tests/support/createRandom.ts');
  const { createPageJudge } = await loadSources('bench/claims/judgePage.ts');
  const judge = createPageJudge(root);
  return planted.flatMap((kind, index) => {
    const random = createRandom(seed + index);
    return listFalseSentences(kind, judge.pages)
      .map((planted) => ({ planted, place: random() }))
      .sort((a, b) => a.place - b.place)
      .slice(0, perKind)
      .map(({ planted: { changed, ...planted } }) => ({
        ...planted,
        verdict: judge.read(planted.page, changed),
      }));
  });
}

/** @param {readonly Outcome[]} rows @param {readonly Verdict[]} verdicts */
const count = (rows, verdicts) => rows.filter(({ verdict }) => verdicts.includes(verdict)).length;

/** The share of what the page itself gives away. @param {readonly Outcome[]} rows */
export const share = (rows) => count(rows, ['error', 'warning']) / rows.length;

/** The share of what the page or its translation gives away. @param {readonly Outcome[]} rows */
export const shareInBoth = (rows) => 1 - count(rows, ['missed']) / rows.length;

/** @param {readonly Outcome[]} rows */
const tellShare = (rows) =>
  `${count(rows, ['error', 'warning'])} of ${rows.length} (${Math.round(100 * share(rows))} %)`;

/** True sentences in other words: how many are refused. @param {Omit<Parameters<typeof plantClaims>[0], 'planted'>} options */
export const rewordClaims = (options) => plantClaims({ ...options, planted: rewordings });

/** @param {readonly Outcome[]} rows */
const listRefused = (rows) =>
  rewordings.map(({ kind }) => [kind, tellShare(rows.filter((row) => row.kind === kind))]);

/**
 * How many of each kind are caught by the English page alone; as an error, as a warning; and how many more by
 * the translation alone.
 * @param {readonly Outcome[]} rows
 */
export const listShares = (rows) =>
  [
    ...kinds.map(({ kind }) => ({ name: kind, own: rows.filter((row) => row.kind === kind) })),
    { name: 'All that change a value', own: rows.filter(({ isValue }) => isValue) },
    { name: 'All others', own: rows.filter(({ isValue }) => !isValue) },
  ].map(({ name, own }) => [
    name,
    tellShare(own),
    `${count(own, ['error'])}`,
    `${count(own, ['warning'])}`,
    `${count(own, ['translation'])}`,
  ]);

/** Those that were not caught, a line each. @param {readonly Outcome[]} rows */
export const listMissed = (rows) => listLines(rows.filter(({ verdict }) => verdict === 'missed'));

/** @param {readonly Outcome[]} rows */
const listLines = (rows) =>
  rows.map(
    ({ kind, page, line, to }) =>
      `- ${kind}, \`${page}:${line}\`: \`\`${to.trim().replaceAll(/\s+/g, ' ').slice(0, 200)}\`\``,
  );

/**
 * @param {import('./reports.mjs').Run & { seed: number, rows: Outcome[], reworded: Outcome[] }} results
 * @param {(run: import('./reports.mjs').Run) => string} describe
 */
export function writeClaimsReport({ rows, reworded, seed, ...run }, describe) {
  return [
    '# False sentences',
    describe(run),
    `${rows.length} errors, planted one at a time in sentences and cells of all English pages by rule and seed (${seed}). An error is caught where \`npm run check\` says of the page what it did not say before: an error stops a build, a warning is printed, and stops CI where no fact and no case shows the sentence. “Translation” counts those that only the Chinese page, which stays as it is here, contradicts: who changes both pages is told nothing. “Listed opposite” has pairs that this comparison lists itself, “place” and “other opposite” have pairs that it does not. The checks that need a compiler or a dictionary were left out.`,
    drawTable([['Kind', 'Caught', 'Errors', 'Warnings', 'Translation'], ...listShares(rows)]),
    '## True sentences',
    'The same sentences in other words, or with a list in another order, are as true as before. An issue there would refuse the truth.',
    drawTable([['Change', 'Refused'], ...listRefused(reworded)]),
    ...listLines(reworded.filter(({ verdict }) => verdict === 'error' || verdict === 'warning')),
    '## Not caught',
    listMissed(rows).join('\n'),
  ].join('\n\n');
}

/** `npm run bench -- claims`. @param {string} root */
export async function runClaims(root) {
  const seed = 1;
  const rows = await plantClaims({ root, perKind: 40, seed });
  const reworded = await rewordClaims({ root, perKind: 100, seed });
  const results = { ...describeRun(root, 'npm run bench -- claims'), seed, rows, reworded };
  writeFileSync(
    path.join(root, 'bench/claims/results.json'),
    `${JSON.stringify(results, null, 2)}\n`,
  );
  for (const row of listShares(rows)) console.log(row.join(': '));
  for (const row of listRefused(reworded)) console.log(`refused, ${row.join(': ')}`);
}
