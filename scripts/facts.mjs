import { loadSources } from './process/loadSources.mjs';
import { runReleases } from './upgrade/runReleases.mjs';
import { runUpgrade } from './upgrade/runUpgrade.mjs';

/**
 * `npm run facts`: asks the installed tool (facts/runFacts.ts), or with `upgrade` or `releases` others
 * (scripts/upgrade). `releases --again` takes the surveys of releases that are kept anew.
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export default async function facts(args) {
  if (args[0] === 'upgrade') return runUpgrade(process.cwd(), args.slice(1));
  if (args[0] === 'releases') return runReleases(process.cwd(), args.includes('--again'));
  /** @type {typeof import('../facts/runFacts')} */
  const { runFacts } = await loadSources('facts/runFacts.ts');
  return runFacts(args);
}
