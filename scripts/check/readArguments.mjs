import { parseArgs } from 'node:util';

const usage =
  'Usage: npm run check [-- --content-only | --accept-translation <file>], such as docs/zh/index.mdx.';

/**
 * What `npm run check` is asked to do.
 * @param {string[]} args
 * @returns {{ isContentOnly: boolean, acceptedFile: string | undefined }}
 * @throws Error with the usage for anything else.
 */
export function readArguments(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        'content-only': { type: 'boolean', default: false },
        'accept-translation': { type: 'string' },
      },
    });
    const acceptedFile = values['accept-translation'];
    if (acceptedFile === '') throw new Error('--accept-translation needs a file.');
    return { isContentOnly: values['content-only'], acceptedFile };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(`${reason}\n${usage}`, { cause: error });
  }
}
