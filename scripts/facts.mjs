// npm run facts: asks the installed tool (facts/runFacts.ts).
import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url);
/** @type {typeof import('../facts/runFacts')} */
const { runFacts } = await jiti.import('../facts/runFacts.ts');
process.exitCode = await runFacts(process.argv.slice(2));
