// Read by every Node that can load a module, however old: plain imports only.
import { existsSync, readFileSync } from 'fs';
import { fileURLToPath } from 'url';

// `engines` of package.json names the versions that load modules by `require`: newer syntax elsewhere
// would fail first in any other.
if (!(/** @type {{ require_module?: boolean }} */ (process.features).require_module)) {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), { encoding: 'utf8' });
  console.error(
    `Node ${process.versions.node} cannot build this site, which needs ${JSON.parse(manifest).engines.node}: run "nvm install", or get a current Node from https://nodejs.org.`,
  );
  process.exit(1);
}
// `node scripts/run.mjs build …` runs the default export of build.mjs in the repository's root. It gets
// the arguments and may give an exit code.
const [command, ...args] = process.argv.slice(2);
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
try {
  const { default: run } = await import(`./${command}.mjs`);
  if (args[0] && run.length === 0) throw new Error(`This command takes no \`${args[0]}\`.`);
  const code = await run(args);
  if (code) process.exitCode = code;
} catch (error) {
  // A plain Error without a code has a sentence for the person at the terminal; others are mistakes of ours,
  // or come from Node.js, and need their stack.
  const isSentence = error instanceof Error && error.name === 'Error' && !('code' in error);
  const said = isSentence ? error.message : error;
  console.error(existsSync('node_modules') ? said : 'Packages are not installed: run `npm ci`.');
  process.exitCode = 1;
}
