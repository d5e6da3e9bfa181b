import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describeRun } from '../../process/describeRun.mjs';
import { alignColumns } from '../alignColumns.mjs';
import { weighSite } from '../weighSite.mjs';
import { findGrowth, listSizes, measureSizes } from './compareSizes.mjs';

const file = 'bench/sizes.json';

/**
 * Compares the sizes of the last build with the accepted ones (tests/site/budgets.test.ts does too), or
 * accepts them with `--accept "<reason>"`. Returns the exit code.
 * @param {string} root
 * @param {string[]} args
 */
export async function runSizes(root, args) {
  const { values } = parseArgs({ args, options: { accept: { type: 'string' } } });
  const folder = path.resolve(root, process.env.OUT_DIR || 'doc_build');
  const sizes = measureSizes(await weighSite(folder), folder);
  const place = path.join(root, file);
  /** @type {import('./compareSizes.mjs').Baseline} */
  const baseline = JSON.parse(readFileSync(place, 'utf8'));
  const head = ['gzip', 'now', 'accepted', 'change', 'budget'];
  console.log(alignColumns([head, ...listSizes(sizes, baseline)]).join('\n'));
  if (values.accept === undefined) {
    const growth = findGrowth(sizes, baseline);
    for (const line of growth) console.log(line);
    return growth.length > 0 ? 1 : 0;
  }
  if (!values.accept.trim()) throw new Error('sizes: --accept needs a reason.');
  const { date, commit } = describeRun(root, '');
  const accepted = { reason: values.accept, date, commit, sizes };
  writeFileSync(place, `${JSON.stringify(accepted, undefined, 2)}\n`);
  console.log(`Written to ${file}: commit it.`);
  return 0;
}
