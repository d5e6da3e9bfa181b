import { parseArgs } from 'node:util';

const usage =
  'Usage: npm run review -- [commit, branch or tag] [--only <words of a picture’s name>]; HEAD where none is named.';

/**
 * What `npm run review` is asked to compare.
 * @param {string[]} args
 * @returns {{ ref: string, only: string | undefined }}
 * @throws Error with the usage for anything else.
 */
export function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { only: { type: 'string' } },
    });
    const [ref = 'HEAD', ...others] = positionals;
    if (others.length > 0) throw new Error(`One revision at a time, not ${positionals.length}.`);
    return { ref, only: values.only };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(`${reason}\n${usage}`, { cause: error });
  }
}
