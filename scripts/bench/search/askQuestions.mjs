import { countKeys } from './countKeys.mjs';
import { isHeldOut } from './isHeldOut.mjs';
import { judgeAnswer } from './judgeAnswer.mjs';

/**
 * @typedef {import('./readQueries.mjs').Question & {
 *   judged: import('./summarize.mjs').Judged,
 *   hrefs: string[],
 *   isHeldOut: boolean,
 *   milliseconds: number,
 * }} Asked
 */

/**
 * Asks an engine each question once as a whole and, if asked to, key by key.
 * @param {readonly import('./readQueries.mjs').Question[]} questions
 * @param {import('./openOurs.mjs').Engine} engine
 * @param {{ withKeys: boolean }} options
 * @returns {Promise<Asked[]>}
 */
export async function askQuestions(questions, { search }, { withKeys }) {
  const asked = [];
  for (const question of questions) {
    const { query, relevant } = question;
    const started = performance.now();
    const hrefs = await search(query);
    const milliseconds = performance.now() - started;
    const keys = withKeys ? await countKeys(query, relevant, search) : undefined;
    const judged = { ...judgeAnswer(hrefs, relevant), keys };
    asked.push({ ...question, judged, hrefs, isHeldOut: isHeldOut(query), milliseconds });
  }
  return asked;
}
