import { parseArgs } from 'node:util';

/**
 * `parseArgs` of Node.js, whose errors are told in one line with the usage.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} usage
 * @param {Config} config
 * @returns {ReturnType<typeof parseArgs<Config>>}
 */
export function parseOptions(usage, config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new Error(`${reason}\n${usage}`, { cause: error });
  }
}
