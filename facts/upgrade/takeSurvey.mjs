// Takes the survey of the repository it runs in; scripts/upgrade starts it there, in a process of
// its own: `node facts/upgrade/takeSurvey.mjs <report file> [case …]`, or `--tool` to run no case.
import { createJiti } from 'jiti';

const [reportFile = '', ...only] = process.argv.slice(2);
const jiti = createJiti(import.meta.url);
/** @type {typeof import('./takeSurvey')} */
const { takeSurvey, takeToolSurvey } = await jiti.import('./takeSurvey.ts');
if (only[0] === '--tool') await takeToolSurvey(reportFile);
else await takeSurvey(reportFile, only.length > 0 ? only : undefined);
// What the tool leaves open must not hold the process.
process.exit();
