// Builds the folders it is told, one after another, in a process that has the tool loaded already
// (warmBuilder.ts starts it). It does what `rslib build` does without flags, and says the same.
import { createRslib, loadConfig, version } from '@rslib/core';

const environment = { ...process.env };
const endOfLog = '\u0000';

process.on('message', async (/** @type {string} */ folder) => {
  process.chdir(folder);
  restoreEnvironment();
  process.env.NODE_ENV = 'production';
  console.log(`Rslib v${version}\n`);
  let isBuilt = false;
  try {
    await build(folder);
    isBuilt = true;
  } catch {
    // The case is run again in a process of its own, which says what is wrong.
  }
  await Promise.all([process.stdout, process.stderr].map(endLog));
  process.send?.(isBuilt);
});

/** @param {string} cwd */
async function build(cwd) {
  const load = async () => (await loadConfig({ cwd, command: 'build' })).content;
  const rslib = await createRslib({ cwd, config: load, loadEnv: { cwd } });
  const { close } = await rslib.build();
  await close();
}

/** @param {NodeJS.WriteStream} stream */
function endLog(stream) {
  return new Promise((resolve) => stream.write(endOfLog, resolve));
}

/** A case must not see what the one before it left. */
function restoreEnvironment() {
  for (const name of Object.keys(process.env)) {
    if (!(name in environment)) delete process.env[name];
  }
  Object.assign(process.env, environment);
}
