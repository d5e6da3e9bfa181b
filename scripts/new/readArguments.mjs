import { parseArgs } from 'node:util';

const usage =
  'Usage: npm run new -- <section>/<page> [--title "Title"], such as guide/basic/my-page.';

/**
 * What `npm run new` is asked to create.
 * @param {string[]} args
 * @returns {{ address: string, title: string | undefined }}
 * @throws Error with the usage for anything else.
 */
export function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { title: { type: 'string' } },
    });
    const [address, ...others] = positionals;
    if (!address) throw new Error('Name the page to create.');
    if (others.length > 0) throw new Error(`One page at a time: what is \`${others[0]}\`?`);
    if (values.title?.trim() === '') throw new Error('--title needs a text.');
    return { address, title: values.title?.trim() };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(`${reason}\n${usage}`, { cause: error });
  }
}
