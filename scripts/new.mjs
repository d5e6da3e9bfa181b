import { ensureNode } from './ensureNode.mjs';

// `npm run new -- guide/basic/my-page --title "My page"`: a page with front matter and sidebar entry.
ensureNode();
const { runEntry } = await import('./process/runEntry.mjs');
const { readArguments } = await import('./new/readArguments.mjs');
const { createPage } = await import('./new/createPage.mjs');

await runEntry(async () => {
  console.log(await createPage(process.cwd(), readArguments(process.argv.slice(2))));
});
