// Read by every Node that can load a module, however old: plain imports only.
import { fileURLToPath } from 'url';
import { ensureNode } from './ensureNode.mjs';

// `node scripts/run.mjs build …` runs the default export of build.mjs in the repository's root. It gets
// the arguments and may give an exit code.
ensureNode();
const [command, ...args] = process.argv.slice(2);
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
try {
  const { default: run } = await import(`./${command}.mjs`);
  const code = await run(args);
  if (code) process.exitCode = code;
} catch (error) {
  // A plain Error without a code has a sentence for the person at the terminal; others are mistakes of ours,
  // or come from Node.js, and need their stack.
  const isSentence = error instanceof Error && error.name === 'Error' && !('code' in error);
  console.error(isSentence ? error.message : error);
  process.exitCode = 1;
}
