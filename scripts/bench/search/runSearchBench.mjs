import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { askQuestions } from './askQuestions.mjs';
import { formatMisses } from './formatMisses.mjs';
import { formatSummaries } from './formatSummaries.mjs';
import { openOurs } from './openOurs.mjs';
import { readExamples, readQueries } from './readQueries.mjs';
import { readSearchArguments } from './readSearchArguments.mjs';
import { readSite } from './readSite.mjs';
import { summarize } from './summarize.mjs';

/**
 * Asks every engine every question and prints what they are worth. Gives the exit code.
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export async function runSearchBench(root, args) {
  const options = readSearchArguments(args, process.env);
  const folder = path.join(root, 'bench/search');
  const site = readSite(path.resolve(root, options.site), 'en', { root });
  const examples = options.examples ? readExamples(options.examples) : {};
  const sets = [
    { name: 'English', questions: readQueries(path.join(folder, 'queries/en.json')) },
    { name: 'Chinese', questions: readQueries(path.join(folder, 'queries/zh.json')) },
    { name: 'English, supplied', questions: examples.en ?? [] },
    { name: 'Chinese, supplied', questions: examples.zh ?? [] },
  ].filter(({ questions }) => questions.length > 0);
  const engines = await Promise.all(
    options.engines.map(async (name) => ({ name, engine: await openEngine(name, site, folder) })),
  );
  for (const { name: set, questions } of sets) {
    const answers = [];
    for (const { name, engine } of engines) {
      const asked = await askQuestions(questions, engine, { withKeys: !options.isFast });
      answers.push({ name, asked });
    }
    print(set, answers, options);
  }
  return 0;
}

/**
 * @param {string} name
 * @param {import('./readSite.mjs').Site} site
 * @param {string} folder
 * @returns {Promise<import('./openOurs.mjs').Engine>}
 */
async function openEngine(name, site, folder) {
  if (name === 'ours') return openOurs(site);
  const { open } = await import(pathToFileURL(path.join(folder, `engines/${name}.mjs`)).href);
  return open(site);
}

/**
 * @param {string} set
 * @param {{ name: string, asked: import('./askQuestions.mjs').Asked[] }[]} answers
 * @param {import('./readSearchArguments.mjs').SearchBenchOptions} options
 */
function print(set, answers, { showHeldOut }) {
  const parts = set.endsWith('supplied')
    ? [{ part: 'all', isIn: () => true }]
    : [
        {
          part: 'held out',
          isIn: (/** @type {import('./askQuestions.mjs').Asked} */ one) => one.isHeldOut,
        },
        {
          part: 'tuning',
          isIn: (/** @type {import('./askQuestions.mjs').Asked} */ one) => !one.isHeldOut,
        },
      ];
  for (const { part, isIn } of parts) {
    const rows = answers.map(({ name, asked }) => ({
      name,
      summary: summarize(asked.filter(isIn).map(({ judged }) => judged)),
    }));
    console.log(formatSummaries(`${set}, ${part}`, rows));
    const classes = [...new Set(answers[0]?.asked.map((one) => one.class))].sort();
    for (const { name, asked } of answers) {
      const byClass = classes.map((kind) => ({
        name: kind,
        summary: summarize(
          asked.filter((one) => one.class === kind && isIn(one)).map(({ judged }) => judged),
        ),
      }));
      console.log(formatSummaries(`${set}, ${part}: ${name}`, byClass));
    }
  }
  const ours = answers.find(({ name }) => name === 'ours');
  if (!ours) return;
  const seen = ours.asked.filter((one) => showHeldOut || !one.isHeldOut);
  console.log(formatMisses(`${set}, ${showHeldOut ? 'all' : 'tuning'}`, seen));
}
