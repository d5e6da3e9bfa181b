import { parseArgs } from 'node:util';

/** All but our own, each a file of bench/search/engines. */
export const peers = /** @type {const} */ ([
  'rspress',
  'minisearch',
  'lunr',
  'lunr-keywords',
  'pagefind',
  'orama',
]);

const resultsFile = 'bench/search/results.json';
/** Questions of others, who did not know these pages: their grades may miss one that answers. */
const suppliedFile = 'bench/search/queries/supplied.json';

/**
 * @typedef {{
 *   site: string,
 *   engines: string[],
 *   isFast: boolean,
 *   examples: string,
 *   showHeldOut: boolean,
 *   set: string | undefined,
 *   json: string | undefined,
 * }} SearchBenchOptions
 */

/**
 * `--only ours,minisearch` asks only these; `--fast` counts no keys and times nothing; `--site` is
 * another built site; `--examples` a file of further questions in the place of the supplied ones; `--show-held-out` names the held-out
 * questions that are missed; `--set Chinese` asks only that set; `--json` writes the figures to that
 * file. Without any of these they are written to the published one.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env `SEARCH_EXAMPLES` may name the file of further questions
 * @returns {SearchBenchOptions}
 */
export function readSearchArguments(args, env) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      fast: { type: 'boolean', default: false },
      site: { type: 'string', default: 'doc_build' },
      examples: { type: 'string' },
      'show-held-out': { type: 'boolean', default: false },
      set: { type: 'string' },
      json: { type: 'string' },
    },
  });
  const all = ['ours', ...peers];
  const engines = values.only?.split(',').map((name) => name.trim()) ?? all;
  const unknown = engines.find((name) => !all.includes(name));
  if (unknown) {
    throw new Error(`bench:search: “${unknown}” is no engine; there are ${all.join(', ')}.`);
  }
  return {
    site: values.site,
    engines,
    isFast: values.fast,
    examples: values.examples ?? env.SEARCH_EXAMPLES ?? suppliedFile,
    showHeldOut: values['show-held-out'],
    set: values.set,
    json: values.json ?? (args.length === 0 ? resultsFile : undefined),
  };
}
