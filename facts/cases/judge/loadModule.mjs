// Loads a built file as a consumer would and prints what it gives. A file, not `node --eval`: there
// `module`, `require` and `__dirname` are globals, and broken ES modules would seem to work.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [kind, file = '', holds] = process.argv.slice(2);
const { href } = pathToFileURL(file);
let answer;
try {
  const m = kind === 'import' ? await import(href) : createRequire(href)(file);
  const isBag = m !== null && (typeof m === 'object' || typeof m === 'function');
  answer = {
    names: isBag ? Object.keys(m) : [],
    holds: !holds || Boolean(await evaluate(holds, m)),
  };
} catch (error) {
  answer = { error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
}
process.stdout.write(`\u0000${JSON.stringify(answer)}`, () => process.exit());

/**
 * @param {string} expression over `m`
 * @param {unknown} m
 */
async function evaluate(expression, m) {
  const source = `export default async (m, require) => (${expression});`;
  const { default: run } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  return run(m, createRequire(href));
}
