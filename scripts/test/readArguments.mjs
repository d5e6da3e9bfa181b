import { parseArgs } from 'node:util';

const usage = 'Usage: npm test, or npm run test:full for the long tests too.';

/**
 * What `scripts/test.mjs` is asked to run.
 * @param {string[]} args
 * @returns {{ isFull: boolean }}
 * @throws Error with the usage for anything but `--full`.
 */
export function readArguments(args) {
  try {
    const { values } = parseArgs({ args, options: { full: { type: 'boolean', default: false } } });
    return { isFull: values.full };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(`${reason}\n${usage}`, { cause: error });
  }
}
