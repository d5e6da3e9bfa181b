// Runs the cases of a folder in a process that a test can end: `node runCases.mjs <cases> <results>
// <work>`, from the repository's root. Prints the id of each case that has been stored.
import { createJiti } from 'jiti';

const [cases = '', results = '', work = ''] = process.argv.slice(2);
/** @type {typeof import('../../../../facts/cases/updateCases')} */
const { updateCases } = await createJiti(import.meta.url).import(
  '../../../../facts/cases/updateCases.ts',
);
await updateCases({
  folders: { cases, results, work },
  onCase: (id) => process.stdout.write(`${id}\n`),
});
