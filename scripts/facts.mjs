import { loadChecks, loadSources } from './process/loadSources.mjs';
import { runNpm } from './process/npm.mjs';
import { parseOptions } from './process/parseOptions.mjs';
import { runReleases } from './upgrade/runReleases.mjs';
import { runUpgrade } from './upgrade/runUpgrade.mjs';

const usage = `npm run facts                 run the cases whose result is stale, and judge them
npm run facts -- update <id>  the same for some cases; --force runs them all again
npm run facts -- explorer [id] build what the output explorer shows, where it is stale: half an hour;
                              the package check of all builds, which is always made: half a minute
npm run facts -- upgrade <version> [id]
                              what another release of the tool changes, page by page
npm run facts -- releases     what each released version has, of those that were not asked yet;
                              --again asks all of them`;

/** @type {Record<string, import('node:util').ParseArgsConfig['options']>} */
const options = {
  update: { force: { type: 'boolean' } },
  explorer: {},
  upgrade: {},
  releases: { again: { type: 'boolean' } },
};

/**
 * `npm run facts`: asks the installed tool (facts/runFacts.ts), or with `upgrade` or `releases` others.
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export default async function facts([command = 'update', ...args]) {
  if (!options[command]) throw new Error(`facts: unknown command “${command}”.\n${usage}`);
  const { values, positionals } = parseOptions(usage, {
    args,
    allowPositionals: command !== 'releases',
    options: options[command],
  });
  if (command === 'upgrade') return runUpgrade(process.cwd(), positionals);
  if (command === 'releases') return runReleases(process.cwd(), values.again === true);
  /** @type {typeof import('../facts/runFacts')} */
  const { explore, update } = await loadSources('facts/runFacts.ts');
  if (command === 'explorer') return explore(positionals);
  if (positionals.length > 0) {
    // Formatting them later would make their results stale. Cases that do not parse stay as they are.
    const folders = positionals.map((id) => `cases/${id}`);
    const oxfmt = ['exec', '--', 'oxfmt', '--no-error-on-unmatched-pattern', ...folders];
    await runNpm(oxfmt, { isQuiet: true });
  }
  const code = await update(positionals, values.force === true);
  // Such as that no page lists a new case.
  const { createCodeCheck, formatIssues } = await loadChecks();
  const issues = createCodeCheck({ root: 'docs' }).checkQuickly();
  const own = issues.filter(({ file }) =>
    positionals.some((id) => file.startsWith(`cases/${id}/`)),
  );
  if (own.length > 0) console.log(formatIssues(own));
  return code;
}
