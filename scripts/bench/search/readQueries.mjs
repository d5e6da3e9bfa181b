import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{
 *   query: string,
 *   class: string,
 *   relevant: Record<string, number>,
 *   lang?: string,
 * }} Question `lang`: of a file whose questions are in several
 */

/**
 * The questions of a file of bench/search/queries; none where there is no such file.
 * @param {string} file
 * @returns {Question[]}
 * @throws Error with every entry that is not a question.
 */
export function readQueries(file) {
  if (!existsSync(file)) return [];
  return checkQuestions(JSON.parse(readFileSync(file, 'utf8')).queries, file);
}

/**
 * Supplied examples by language: `{ en: [{ query, class, routes }], zh: [...] }`.
 * @param {string} file
 * @returns {Record<string, Question[]>}
 */
export function readExamples(file) {
  const languages = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
  return Object.fromEntries(
    languages.map(([language, list]) => {
      const questions = list.map((/** @type {any} */ { routes, ...one }) => ({
        relevant: routes,
        ...one,
      }));
      return [language, checkQuestions(questions, `${file} (${language})`)];
    }),
  );
}

/**
 * @param {unknown} list
 * @param {string} file
 * @returns {Question[]}
 */
function checkQuestions(list, file) {
  if (!Array.isArray(list)) throw new Error(`${file}: “queries” is not a list.`);
  const faults = list.flatMap((one, index) => {
    const isRight =
      typeof one?.query === 'string' &&
      one.query.trim() !== '' &&
      typeof one.class === 'string' &&
      Object.values(one.relevant ?? {}).some((grade) => typeof grade === 'number' && grade > 0);
    return isRight ? [] : `${file}: entry ${index + 1} lacks a query, a class or a relevant page.`;
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return list;
}
