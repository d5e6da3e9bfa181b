import { createJiti } from 'jiti';

// `npm run facts`: asks the installed tool (facts/runFacts.ts), or with `upgrade` another release of
// it (scripts/upgrade).
const { runEntry } = await import('./process/runEntry.mjs');
const args = process.argv.slice(2);

await runEntry(async () => {
  if (args[0] === 'upgrade') {
    const { runUpgrade } = await import('./upgrade/runUpgrade.mjs');
    return runUpgrade(process.cwd(), args.slice(1));
  }
  const jiti = createJiti(import.meta.url);
  /** @type {typeof import('../facts/runFacts')} */
  const { runFacts } = await jiti.import('../facts/runFacts.ts');
  return runFacts(args);
});
