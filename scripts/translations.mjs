import path from 'node:path';
import { loadChecks } from './process/loadSources.mjs';
import { parseOptions } from './process/parseOptions.mjs';

const usage =
  'Usage: npm run translations [-- <page> … | --accept <page> … | --accept --all | --start <page> | ' +
  '--copy-code <page>], such as guide/basic/cli.';

/**
 * `npm run translations`: what is translated, and what is outdated, with the difference.
 * `--accept` notes that translations match their English pages, `--start` begins one, `--copy-code` gives
 * one the code of the English page.
 * @param {string[]} args
 */
export default async function translations(args) {
  const { values, positionals: pages } = parseOptions(usage, {
    args,
    allowPositionals: true,
    options: {
      accept: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      start: { type: 'boolean', default: false },
      'copy-code': { type: 'boolean', default: false },
    },
  });
  const checks = await loadChecks();
  const root = path.resolve('docs');
  if (values.accept && values.all === pages.length > 0) {
    throw new Error(`Name the pages, or \`--all\`.\n${usage}`);
  }
  if ((values.start || values['copy-code']) && pages.length === 0) {
    throw new Error(`Name the page.\n${usage}`);
  }
  if (values.accept) console.log(checks.acceptTranslation(root, pages));
  else if (values.start) for (const page of pages) console.log(checks.startTranslation(root, page));
  else if (values['copy-code'])
    for (const page of pages) console.log(checks.copyFences(root, page));
  else console.log(checks.describeTranslations(root, pages));
}
