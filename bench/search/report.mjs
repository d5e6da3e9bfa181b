import { alignColumns, drawTable } from '../figures.mjs';

/**
 * @typedef {import('./judge.mjs').Summary} Summary
 * @typedef {{ total: Summary, classes: Record<string, Summary> }} Score
 * @typedef {{ name: string, parts: Record<string, Score>, indexBytes?: number | undefined }} SetScore
 * @typedef {SetScore & { ranks: Record<string, number> }} OurSet `ranks`: of the right page by question
 * @typedef {import('../reports.mjs').Run} Run
 * @typedef {Run & { costs: import('./worker.mjs').OurCosts, sets: OurSet[] }} OurRun
 * @typedef {Run & {
 *   versions: Record<string, import('./engines.mjs').EngineVersions>,
 *   engines: Record<string, SetScore[]>,
 * }} PeerRun
 * @typedef {{ ours: OurRun, peers: PeerRun }} SearchResults
 */

const percent = (/** @type {number | undefined} */ share) =>
  share === undefined ? '–' : `${(share * 100).toFixed(1)} %`;

const columns = ['n', 'MRR@10', 'nDCG@10', 'first', 'best first', 'in five', 'section first'];

/** @param {Summary} summary */
const listFigures = (summary) => [
  `${summary.count}`,
  summary.mrr.toFixed(3),
  summary.ndcg.toFixed(3),
  percent(summary.first),
  percent(summary.bestFirst),
  percent(summary.five),
  percent(summary.sectionFirst),
];

/**
 * The figures of our sets: each part in total and, if asked to, by class.
 * @param {readonly SetScore[]} sets
 * @param {boolean} withClasses
 */
export function formatScores(sets, withClasses) {
  const rows = sets.flatMap(({ name, parts }) =>
    Object.entries(parts).flatMap(([part, { total, classes }]) => [
      [`${name}, ${part}`, ...listFigures(total)],
      ...(withClasses
        ? Object.entries(classes).map(([kind, summary]) => [`  ${kind}`, ...listFigures(summary)])
        : []),
    ]),
  );
  return alignColumns([['', ...columns], ...rows]).join('\n');
}

/** Results that a line shows. */
const shown = 4;

/**
 * The questions that are not answered at first, with what is found and what is right: for tuning.
 * @param {string} title
 * @param {readonly import('./engines.mjs').Asked[]} asked
 */
export function formatMisses(title, asked) {
  const missed = asked.filter(
    ({ judged }) => judged.rank !== 1 || judged.isSectionFirst === false || judged.isEmpty,
  );
  const lines = missed.map(({ query, class: kind, judged, hrefs, relevant }) => {
    const place = judged.rank > 0 ? `page ${judged.rank}` : 'none of ten';
    return [
      `  [${kind}] “${query}”: ${judged.rank === 1 ? 'right page, wrong section' : place}`,
      `      found: ${hrefs.slice(0, shown).join('  ') || 'nothing'}`,
      `      right: ${Object.entries(relevant)
        .sort(([, a], [, b]) => b - a)
        .map(([href, grade]) => `${href} (${grade})`)
        .join('  ')}`,
    ].join('\n');
  });
  return ['', `${title}: ${missed.length} of ${asked.length} not right at first.`, ...lines].join(
    '\n',
  );
}

/** A change of MRR that is worth a word: a place lost in two hundred questions is 0.0025. */
const leastChange = 0.0005;

/**
 * What is better or worse than in the committed run, a line per part of a set, with the questions whose
 * right page is at another place. Those that are held out are only counted.
 * @param {readonly OurSet[]} now
 * @param {readonly OurSet[]} before
 * @param {(set: string, query: string) => boolean} isHidden
 * @returns {string[]}
 */
export function compareRuns(now, before, isHidden) {
  return now.flatMap((set) => {
    const old = before.find(({ name }) => name === set.name);
    if (!old) return [`${set.name}: new`];
    const parts = Object.entries(set.parts).flatMap(([part, { total }]) => {
      const then = old.parts[part]?.total;
      const change = total.mrr - (then?.mrr ?? 0);
      if (!then || Math.abs(change) < leastChange) return [];
      const verdict = change > 0 ? 'better' : 'worse';
      return [
        `${set.name}, ${part}: ${verdict}, MRR ${then.mrr.toFixed(4)} → ${total.mrr.toFixed(4)}`,
      ];
    });
    const moved = Object.entries(set.ranks).filter(
      ([query, rank]) => (old.ranks[query] ?? rank) !== rank,
    );
    const named = moved
      .filter(([query]) => !isHidden(set.name, query))
      .map(
        ([query, rank]) => `  “${query}”: ${formatRank(old.ranks[query])} → ${formatRank(rank)}`,
      );
    const hidden = moved.length - named.length;
    const rest = hidden > 0 ? [`  ${hidden} held-out question${hidden > 1 ? 's' : ''} moved`] : [];
    const lines = [...named, ...rest];
    if (parts.length === 0 && lines.length > 0) parts.push(`${set.name}: as good as before`);
    return [...parts, ...lines];
  });
}

const formatRank = (/** @type {number | undefined} */ rank) =>
  rank ? `page ${rank}` : 'not found';

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KiB`;

/**
 * The report of bench/search.md.
 * @param {SearchResults} results
 * @param {(run: Run) => string} describe
 */
export function writeSearchReport({ ours, peers }, describe) {
  const { costs } = ours;
  const names = Object.keys(peers.engines);
  const getMain = (/** @type {SetScore | undefined} */ set) =>
    Object.values(set?.parts ?? {})[0]?.total;
  return [
    '# Search',
    `This site: ${describe(ours)} Others: ${describe(peers)}`,
    'What the figures mean and how they are made: [search/README.md](search/README.md). Of sets that are split, the held-out part is shown.',
    '## This site and others',
    'MRR@10 over the same pages: 1 where the first page answers, ½ where the second does, and so on.',
    drawTable([
      ['Questions', 'n', 'This site', ...names.map((name) => peers.versions[name]?.name ?? name)],
      ...ours.sets.map((set) => [
        set.name,
        `${getMain(set)?.count ?? 0}`,
        getMain(set)?.mrr.toFixed(3) ?? '–',
        ...names.map((name) => {
          const theirs = peers.engines[name]?.find((one) => one.name === set.name);
          return getMain(theirs)?.mrr.toFixed(3) ?? '–';
        }),
      ]),
    ]),
    ...names.map((name) => {
      const about = peers.versions[name];
      const packages = Object.entries(about?.packages ?? {}).map((one) => one.join(' '));
      return `- ${about?.name ?? name}: the search of ${about?.tool}, with ${packages.join(', ')}.`;
    }),
    '## This site',
    drawTable([
      ['Questions', ...columns, 'keys'],
      ...ours.sets.flatMap(({ name, parts }) =>
        Object.entries(parts).map(([part, { total }]) => [
          `${name}, ${part}`,
          ...listFigures(total),
          total.keys?.toFixed(2) ?? '–',
        ]),
      ),
    ]),
    '## What it costs',
    drawTable([
      ['', 'gzip'],
      [`Index of ${costs.pages} pages`, kilobytes(costs.indexBytes)],
      ['Worker', kilobytes(costs.workerBytes)],
      ['Dialog', kilobytes(costs.dialogBytes)],
    ]),
    `In a thread of Node.js the worker is ready after ${costs.ready.toFixed(0)} ms, answers in ${costs.median.toFixed(1)} ms (95 %: ${costs.most.toFixed(1)} ms), and holds ${(costs.heap / 1e6).toFixed(1)} MB.`,
  ]
    .join('\n\n')
    .replace(/\n\n- /g, '\n- ')
    .replace('\n- ', '\n\n- ');
}
