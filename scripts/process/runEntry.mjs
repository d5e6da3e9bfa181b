import { fileURLToPath } from 'node:url';

/**
 * Runs what a command does: a thrown Error is printed as its message alone and ends the process
 * with code 1, a returned number is the exit code. Works from any folder: it moves to the
 * repository's first.
 * @param {() => Promise<number | void>} run
 */
export async function runEntry(run) {
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
  try {
    const code = await run();
    if (code) process.exitCode = code;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
