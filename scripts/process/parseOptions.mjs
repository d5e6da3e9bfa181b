import { parseArgs } from 'node:util';

/**
 * `parseArgs` of Node.js, whose errors are reported in one line, with the usage and the options that there are.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} usage
 * @param {Config} config
 * @returns {ReturnType<typeof parseArgs<Config>>}
 */
export function parseOptions(usage, config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split(/\n|\. To /);
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    const known = names.length > 0 ? `Options: ${names.join(', ')}.` : 'There are no options.';
    throw new Error(`${reason}. ${known}\n${usage}`, { cause: error });
  }
}
