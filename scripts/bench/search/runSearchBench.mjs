import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeRun } from '../../process/describeRun.mjs';
import { describeEngines } from './describeEngines.mjs';
import { formatMisses } from './formatMisses.mjs';
import { formatOurs } from './formatOurs.mjs';
import { formatScores } from './formatScores.mjs';
import { listSets } from './listSets.mjs';
import { measureOurs } from './measureOurs.mjs';
import { createEngineOpener } from './createEngineOpener.mjs';
import { readSearchArguments } from './readSearchArguments.mjs';
import { formatSearch } from '../formatSearch.mjs';
import { timeSearch } from '../timeSearch.mjs';
import { scoreSet } from './scoreSet.mjs';

/**
 * Asks every engine every question, prints what the answers are worth, and writes that to a file where
 * all was asked. Gives the exit code.
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export async function runSearchBench(root, args) {
  const options = readSearchArguments(args, process.env);
  const { engines, isFast, showHeldOut, json } = options;
  const sets = await listSets(root, options);
  const open = createEngineOpener(root);
  /** @type {import('./scoreSet.mjs').SetScore[]} */
  const scores = [];
  for (const set of sets) {
    const score = await scoreSet(set, { open, engines, withKeys: !isFast });
    scores.push(score);
    console.log(formatScores(score));
    const shown = score.ours.filter((one) => !set.isSplit || showHeldOut || !one.isHeldOut);
    if (shown.length > 0) console.log(formatMisses(`${set.name}, our misses`, shown));
  }
  const [first] = sets;
  const ours =
    isFast || !first || !engines.includes('ours')
      ? undefined
      : await measureOurs(
          path.resolve(root, options.site),
          first.site,
          first.questions.map(({ query }) => query),
        );
  if (ours) console.log(formatOurs(ours));
  const painted = json && ours ? await timeSearch(root, options.site) : undefined;
  if (painted) console.log(formatSearch(painted));
  if (json) {
    const versions = describeEngines(root, engines);
    const result = {
      ...describeRun(root, 'npm run bench:search'),
      versions,
      ours: ours && { ...ours, painted },
      sets: scores.map(dropAnswers),
    };
    writeFileSync(path.resolve(root, json), `${JSON.stringify(result, shorten, 2)}\n`);
    console.log(`\nWritten to ${json}.`);
  }
  return 0;
}

/**
 * Means only: single answers belong to the tuning part, and that may change.
 * @param {import('./scoreSet.mjs').SetScore} score
 */
const dropAnswers = ({ name, engines }) => ({ name, engines });

/**
 * More digits would only change with every run.
 * @param {string} _key
 * @param {unknown} value
 */
const shorten = (_key, value) =>
  typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value;
