import { getPercentile } from '../figures.mjs';
import { askQuestions } from './askQuestions.mjs';
import { summarize } from './summarize.mjs';

/**
 * @typedef {import('./summarize.mjs').Summary} Summary
 * @typedef {{ total: Summary, classes: Record<string, Summary> }} Score
 * @typedef {{
 *   name: string,
 *   indexBytes: number | undefined,
 *   median: number,
 *   most: number,
 *   parts: Record<string, Score>,
 * }} EngineScore `median` and `most` (95th percentile): milliseconds of a question
 * @typedef {{
 *   name: string,
 *   engines: EngineScore[],
 *   ours: import('./askQuestions.mjs').Asked[],
 * }} SetScore `ours`: our own answers; none where we were not asked
 */

/**
 * Asks engines the questions of a set, one engine after another.
 * @param {import('./listSets.mjs').QuestionSet} set
 * @param {{
 *   open: import('./createEngineOpener.mjs').OpenEngine,
 *   engines: string[],
 *   withKeys: boolean,
 * }} options
 * @returns {Promise<SetScore>}
 */
export async function scoreSet({ name, isSplit, questions, site }, { open, engines, withKeys }) {
  /** @type {EngineScore[]} */
  const scores = [];
  /** @type {import('./askQuestions.mjs').Asked[]} */
  let ours = [];
  for (const id of engines) {
    console.error(`${name}: asking ${id} ${questions.length} questions …`);
    const engine = await open(id, site);
    const asked = await askQuestions(questions, engine, { withKeys });
    const times = asked.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
    if (id === 'ours') ours = asked;
    scores.push({
      name: id,
      indexBytes: engine.indexBytes,
      median: getPercentile(times, 0.5),
      most: getPercentile(times, 0.95),
      parts: isSplit
        ? {
            'held out': score(asked.filter((one) => one.isHeldOut)),
            tuning: score(asked.filter((one) => !one.isHeldOut)),
          }
        : { all: score(asked) },
    });
  }
  return { name, engines: scores, ours };
}

/**
 * @param {import('./askQuestions.mjs').Asked[]} asked
 * @returns {Score}
 */
function score(asked) {
  const summarizeAll = (/** @type {import('./askQuestions.mjs').Asked[]} */ list) =>
    summarize(list.map(({ judged }) => judged));
  const kinds = [...new Set(asked.map((one) => one.class))].sort();
  return {
    total: summarizeAll(asked),
    classes: Object.fromEntries(
      kinds.map((kind) => [kind, summarizeAll(asked.filter((one) => one.class === kind))]),
    ),
  };
}
