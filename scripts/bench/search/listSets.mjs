import path from 'node:path';
import { buildFixture } from './buildFixture.mjs';
import { readExamples, readQueries } from './readQueries.mjs';
import { readSite } from './readSite.mjs';

/** Languages that bring scripts of their own, a page of tests/fixtures/other-scripts each. */
const otherLanguages = { ko: 'Korean page', ja: 'Japanese page', ru: 'Russian page' };

/** The fixture that Chinese is proved on, as long as the site's own pages are not translated. */
const fixture = 'chinese';

/**
 * Questions that are asked of one site. Those which are supplied are not split: they were seen; nor
 * are those of other scripts, of which there are few.
 * @typedef {{
 *   name: string,
 *   isSplit: boolean,
 *   questions: import('./readQueries.mjs').Question[],
 *   site: import('./readSite.mjs').Site,
 * }} QuestionSet
 */

/**
 * @param {string} root
 * @param {import('./readSearchArguments.mjs').SearchBenchOptions} options
 * @returns {Promise<QuestionSet[]>}
 */
export async function listSets(root, options) {
  const read = (/** @type {string} */ name) =>
    readQueries(path.join(root, `bench/search/queries/${name}.json`));
  const site = await readSite(path.resolve(root, options.site), 'en', { root });
  const examples = readExamples(path.resolve(root, options.examples));
  const sets = [
    { name: 'English', isSplit: true, questions: read('en'), site },
    { name: 'Chinese', isSplit: true, questions: read('zh'), site },
    { name: 'English, supplied', isSplit: false, questions: examples.en ?? [], site },
    { name: 'Chinese, supplied', isSplit: false, questions: examples.zh ?? [], site },
  ];
  const onFixture = read('zh-fixture');
  if (onFixture.length > 0 && isWanted('Chinese fixture', options)) {
    const folder = await buildFixture(root, fixture);
    const config = `tests/fixtures/${fixture}/rspress.config.ts`;
    const chinese = await readSite(folder, 'zh', { root, config });
    sets.push({ name: 'Chinese fixture', isSplit: true, questions: onFixture, site: chinese });
  }
  for (const [language, name] of Object.entries(otherLanguages)) {
    if (!isWanted(name, options)) continue;
    const folder = await buildFixture(root, 'other-scripts');
    const config = 'tests/fixtures/other-scripts/rspress.config.ts';
    const questions = read('other-scripts').filter(({ lang }) => lang === language);
    sets.push({
      name,
      isSplit: false,
      questions,
      site: await readSite(folder, language, { root, config }),
    });
  }
  return sets.filter(({ name, questions }) => questions.length > 0 && isWanted(name, options));
}

/**
 * @param {string} name
 * @param {import('./readSearchArguments.mjs').SearchBenchOptions} options
 */
const isWanted = (name, { set }) => set === undefined || name.toLowerCase() === set.toLowerCase();
