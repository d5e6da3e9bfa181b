// Read by every Node that can load a module, however old: plain imports only.
import { fileURLToPath } from 'url';
import { ensureNode } from './ensureNode.mjs';

// `node scripts/run.mjs build …` runs the default export of build.mjs in the repository's root. It gets
// the arguments and may give an exit code; of an Error that it throws only the message is printed.
ensureNode();
const [command, ...args] = process.argv.slice(2);
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
try {
  const { default: run } = await import(`./${command}.mjs`);
  const code = await run(args);
  if (code) process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
