// Takes the survey of the repository it runs in; scripts/upgrade starts it there, in a process of
// its own: `node facts/upgrade/takeSurvey.mjs <report file> [case …]`, or `--tool` to run no case, or
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
/** @type {typeof import('./takeSurvey')} */
const { takeSurvey, takeToolSurvey } = await jiti.import('./takeSurvey.ts');
if (only[0] === '--tool') await takeToolSurvey(reportFile);
else await takeSurvey(reportFile, only.length > 0 ? only : undefined);
// What the tool leaves open must not hold the process.
process.exit();
