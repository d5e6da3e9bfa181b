import { loadSources } from './process/loadSources.mjs';
import { runUpgrade } from './upgrade/runUpgrade.mjs';

/**
 * `npm run facts`: asks the installed tool (facts/runFacts.ts), or with `upgrade` another release of
 * it (scripts/upgrade).
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export default async function facts(args) {
  if (args[0] === 'upgrade') return runUpgrade(process.cwd(), args.slice(1));
  /** @type {typeof import('../facts/runFacts')} */
  const { runFacts } = await loadSources('facts/runFacts.ts');
  return runFacts(args);
}
