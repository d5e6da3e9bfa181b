// Takes the snapshot of the repository it runs in; scripts/upgrade starts it there, in a process of
// its own: `node facts/upgrade/runSnapshot.mjs <report file> [case …]`, or `--tool` to run no case, or
// `--outputs <request as JSON>` to keep what cases gave and no more (facts/releases/buildOutputs.ts).
import { createJiti } from 'jiti';

const [reportFile = '', ...only] = process.argv.slice(2);
const jiti = createJiti(import.meta.url);
if (only[0] === '--outputs') {
  /** @type {typeof import('../releases/buildOutputs')} */
  const { buildOutputs } = await jiti.import('../releases/buildOutputs.ts');
  await buildOutputs(reportFile, JSON.parse(only[1] ?? ''));
  process.exit();
}
/** @type {typeof import('./takeSnapshot')} */
const { takeSnapshot, takeToolSnapshot } = await jiti.import('./takeSnapshot.ts');
if (only[0] === '--tool') await takeToolSnapshot(reportFile);
else await takeSnapshot(reportFile, only.length > 0 ? only : undefined);
// What the tool leaves open must not hold the process.
process.exit();
