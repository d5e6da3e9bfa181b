import { ensureNode } from './ensureNode.mjs';

// `npm run check`: format, lint, types, content. With pages or `--content-only` only the last;
// `--accept-translation <file>` notes that a translated page matches its present source.
ensureNode();
const { runEntry } = await import('./process/runEntry.mjs');
const { readArguments } = await import('./check/readArguments.mjs');
const { runChecks } = await import('./check/runChecks.mjs');
const { acceptTranslation } = await import('./check/acceptTranslation.mjs');

const folder = process.env.INIT_CWD ?? process.cwd();

await runEntry(async () => {
  const { acceptedFile, isContentOnly, pages } = readArguments(process.argv.slice(2));
  const root = process.cwd();
  return acceptedFile
    ? acceptTranslation(root, folder, acceptedFile)
    : runChecks(root, isContentOnly, pages);
});
