import { parseArgs } from 'node:util';

const usage =
  'Usage: npm run check [-- <page> … | --content-only | --accept-translation <file>], ' +
  'such as guide/basic/cli or docs/zh/index.mdx.';

/**
 * What `npm run check` is asked to do.
 * @param {string[]} args
 * @returns {{ isContentOnly: boolean, acceptedFile: string | undefined, pages: string[] }} pages are
 *   routes or files; none means all of them
 * @throws Error with the usage for anything else.
 */
export function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'content-only': { type: 'boolean', default: false },
        'accept-translation': { type: 'string' },
      },
    });
    const acceptedFile = values['accept-translation'];
    if (acceptedFile === '') throw new Error('--accept-translation needs a file.');
    return {
      isContentOnly: values['content-only'] || positionals.length > 0,
      acceptedFile,
      pages: positionals,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(`${reason}\n${usage}`, { cause: error });
  }
}
