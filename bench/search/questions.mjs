import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildFixture, readSite } from './site.mjs';

/**
 * @typedef {{
 *   query: string,
 *   class: string,
 *   relevant: Record<string, number>,
 *   lang?: string,
 *   answer?: string,
 * }} Question `lang`: of a file whose questions are in several; `answer`: what the page says
 * @typedef {{
 *   name: string,
 *   isSplit: boolean,
 *   questions: Question[],
 *   site: import('./site.mjs').Site,
 * }} QuestionSet asked of one site; `isSplit`: whether a part is held out
 */

/** The share of questions that nobody looks at while tuning. */
const heldOutShare = 0.6;

/**
 * Whether a question belongs to the held-out part. Depends on its text only, so that questions which
 * are added later move no other.
 * @param {string} query
 */
export function isHeldOut(query) {
  const number = createHash('sha256').update(query).digest().readUInt32BE(0);
  return number / 2 ** 32 < heldOutShare;
}

/**
 * The sets that can be asked, the others left unbuilt.
 * @param {string} root
 * @param {{ site: string, set: string | undefined }} options
 * @returns {Promise<QuestionSet[]>}
 */
export async function listSets(root, { site: folder, set: wanted }) {
  const read = (/** @type {string} */ name) => readQuestions(root, name);
  const open = (/** @type {string} */ language) => () =>
    readSite(path.resolve(root, folder), language, { root });
  const ofFixture = async (/** @type {string} */ name, /** @type {string} */ language) =>
    readSite(await buildFixture(root, name), language, {
      root,
      config: `tests/fixtures/${name}/rspress.config.ts`,
    });
  const others = read('other-scripts');
  const supplied = read('supplied');
  const inLanguage = (/** @type {Question[]} */ list, /** @type {string} */ language) =>
    list.filter(({ lang }) => lang === language);

  /** @type {[name: string, isSplit: boolean, questions: Question[], open: () => Promise<QuestionSet['site']>][]} */
  const sets = [
    ['English', true, read('en'), open('en')],
    ['Chinese', true, read('zh'), open('zh')],
    // These were seen while tuning.
    ['English, readers', false, read('readers'), open('en')],
    ['English, supplied', false, inLanguage(supplied, 'en'), open('en')],
    ['Chinese, supplied', false, inLanguage(supplied, 'zh'), open('zh')],
    ['Chinese fixture', true, read('zh-fixture'), () => ofFixture('chinese', 'zh')],
    // Too few to be split.
    ['Korean page', false, inLanguage(others, 'ko'), () => ofFixture('other-scripts', 'ko')],
    ['Japanese page', false, inLanguage(others, 'ja'), () => ofFixture('other-scripts', 'ja')],
    ['Russian page', false, inLanguage(others, 'ru'), () => ofFixture('other-scripts', 'ru')],
  ];
  /** @type {QuestionSet[]} */
  const opened = [];
  for (const [name, isSplit, questions, openSite] of sets) {
    if (wanted && name.toLowerCase() !== wanted.toLowerCase()) continue;
    opened.push({ name, isSplit, questions, site: await openSite() });
  }
  if (opened.length === 0) {
    throw new Error(
      `There is no set “${wanted}”; there are ${sets.map(([name]) => name).join('; ')}.`,
    );
  }
  return opened;
}

/**
 * The questions of a file of bench/search/queries.
 * @param {string} root
 * @param {string} name
 * @returns {Question[]}
 * @throws Error with every entry that is not a question.
 */
function readQuestions(root, name) {
  const file = `bench/search/queries/${name}.json`;
  const { queries } = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  if (!Array.isArray(queries)) throw new Error(`${file}: “queries” is not a list.`);
  const issues = queries.flatMap((one, index) => {
    const isRight =
      typeof one?.query === 'string' &&
      one.query.trim() !== '' &&
      typeof one.class === 'string' &&
      Object.values(one.relevant ?? {}).some((grade) => typeof grade === 'number' && grade > 0);
    return isRight ? [] : `${file}: entry ${index + 1} lacks a query, a class or a relevant page.`;
  });
  if (issues.length > 0) throw new Error(issues.join('\n'));
  return queries;
}
