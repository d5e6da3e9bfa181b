import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeRun } from '../../scripts/process/describeRun.mjs';
import { parseOptions } from '../../scripts/process/parseOptions.mjs';
import { askQuestions, describeEngines, openOurs, openPeer, peers } from './engines.mjs';
import { summarize } from './judge.mjs';
import { isHeldOut, listSets } from './questions.mjs';
import { compareRuns, formatMisses, formatScores } from './report.mjs';
import { measureWorker } from './worker.mjs';

const resultsFile = 'bench/search/results.json';

/**
 * Asks our search the graded questions, prints what its answers are worth and what is better or worse
 * than in the committed run. `--accept` writes the figures into that run, `--peers` those of the other
 * tools. `--set Chinese` asks only that set; `--classes` prints figures by class; `--show-held-out`
 * names held-out questions too; `--site` is another built site. Gives the exit code.
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export async function runSearchBench(root, args) {
  const { values } = parseOptions('Usage: npm run bench -- search', {
    args,
    options: {
      accept: { type: 'boolean', default: false },
      peers: { type: 'boolean', default: false },
      set: { type: 'string' },
      classes: { type: 'boolean', default: false },
      'show-held-out': { type: 'boolean', default: false },
      site: { type: 'string', default: 'doc_build' },
    },
  });
  if (values.set && (values.accept || values.peers)) {
    throw new Error('bench: figures that are written are those of all sets.');
  }
  const sets = await listSets(root, { site: values.site, set: values.set });
  const file = path.resolve(root, resultsFile);
  /** @type {import('./report.mjs').SearchResults} */
  const results = JSON.parse(readFileSync(file, 'utf8'));
  const write = (/** @type {Partial<typeof results>} */ changes) => {
    Object.assign(results, changes);
    writeFileSync(file, `${JSON.stringify(results, shorten, 2)}\n`);
    console.log(`Written to ${resultsFile}: commit it with "npm run bench -- reports".`);
  };
  if (values.peers) {
    write({ peers: await askPeers(root, sets) });
    return 0;
  }

  const ours = await askOurs(sets, { withKeys: values.accept });
  console.log(formatScores(ours, values.classes));
  const isHidden = (/** @type {string} */ name, /** @type {string} */ query) =>
    !values['show-held-out'] && isHeldOut(query) && isSplit(sets, name);
  for (const { name, asked } of ours) {
    console.log(
      formatMisses(
        name,
        asked.filter(({ query }) => !isHidden(name, query)),
      ),
    );
  }
  const changes = compareRuns(ours, results.ours.sets, isHidden);
  const { commit, date } = results.ours;
  const since = `Against the committed run, with all changes since ${commit} (${date.slice(0, 10)}):`;
  console.log(['', since, ...changes].join('\n'));
  if (changes.length === 0) console.log('nothing has changed');
  if (values.accept) {
    const [first] = sets;
    if (!first) return 1;
    const queries = first.questions.map(({ query }) => query);
    const costs = await measureWorker(path.resolve(root, values.site), first.site, queries);
    const run = describeRun(root, 'npm run bench -- search --accept');
    write({ ours: { ...run, costs, sets: ours.map(({ asked: _, ...set }) => set) } });
  }
  return 0;
}

/**
 * @param {readonly import('./questions.mjs').QuestionSet[]} sets
 * @param {string} wanted
 */
const isSplit = (sets, wanted) => sets.some((set) => set.name === wanted && set.isSplit);

/**
 * Our answers to every set, as they are scored.
 * @param {readonly import('./questions.mjs').QuestionSet[]} sets
 * @param {{ withKeys: boolean }} options
 */
export async function askOurs(sets, { withKeys }) {
  const scored = [];
  for (const set of sets) {
    const asked = await askQuestions(set.questions, await openOurs(set.site), { withKeys });
    const ranks = Object.fromEntries(asked.map(({ query, judged }) => [query, judged.rank]));
    scored.push({ ...scoreSet(set, asked), ranks, asked });
  }
  return scored;
}

/**
 * @param {string} root
 * @param {readonly import('./questions.mjs').QuestionSet[]} sets
 * @returns {Promise<import('./report.mjs').PeerRun>}
 */
async function askPeers(root, sets) {
  const versions = describeEngines(root, peers);
  /** @type {Record<string, import('./report.mjs').SetScore[]>} */
  const engines = Object.fromEntries(peers.map((peer) => [peer, []]));
  for (const set of sets) {
    for (const peer of peers) {
      console.error(`${set.name}: asking ${peer} ${set.questions.length} questions …`);
      const engine = await openPeer(root, peer, set.site);
      const asked = await askQuestions(set.questions, engine, { withKeys: true });
      engines[peer]?.push({ ...scoreSet(set, asked), indexBytes: engine.indexBytes });
    }
  }
  return { ...describeRun(root, 'npm run bench -- search --peers'), versions, engines };
}

/**
 * @param {import('./questions.mjs').QuestionSet} set
 * @param {readonly import('./engines.mjs').Asked[]} asked
 * @returns {import('./report.mjs').SetScore}
 */
function scoreSet({ name, isSplit: isParted }, asked) {
  const score = (/** @type {readonly import('./engines.mjs').Asked[]} */ list) => ({
    total: summarize(list.map(({ judged }) => judged)),
    classes: Object.fromEntries(
      [...new Set(list.map((one) => one.class))]
        .sort()
        .map((kind) => [
          kind,
          summarize(list.filter((one) => one.class === kind).map(({ judged }) => judged)),
        ]),
    ),
  });
  if (!isParted) return { name, parts: { all: score(asked) } };
  return {
    name,
    parts: {
      'held out': score(asked.filter(({ query }) => isHeldOut(query))),
      tuning: score(asked.filter(({ query }) => !isHeldOut(query))),
    },
  };
}

/**
 * More digits would only change with every run.
 * @param {string} _key
 * @param {unknown} value
 */
const shorten = (_key, value) =>
  typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value;
