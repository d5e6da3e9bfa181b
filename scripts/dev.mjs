import { once } from 'node:events';
import { watch } from 'chokidar';
import { getRspressArguments } from './build.mjs';
import { parseOptions } from './process/parseOptions.mjs';
import { runCommand } from './process/runCommand.mjs';

/** What the server reads once, when it starts. Node's own `--watch` loses files that git or an editor replaces. */
const watched = ['build', 'i18n.json', 'rspress.config.ts', 'site'];

/**
 * `npm run dev [-- --port 8080]`: serves the site while it is written, and starts the server again where what
 * makes the pages has changed. Gives the exit code of a server that was told to end.
 * @param {string[]} args
 */
export default async function dev(args) {
  const options = /** @type {const} */ ({ port: { type: 'string' }, host: { type: 'string' } });
  parseOptions('Usage: npm run dev [-- --port 8080 --host 0.0.0.0]', { args, options });
  const watcher = watch(watched, { ignoreInitial: true });
  for (;;) {
    const stop = new AbortController();
    const changed = once(watcher, 'all').then(() => stop.abort());
    const { code } = await runCommand(
      process.execPath,
      [...getRspressArguments('dev', process.cwd()), ...args],
      { signal: stop.signal },
    );
    if (stop.signal.aborted) continue;
    if (code === 0 || code > 128) {
      await watcher.close();
      return code;
    }
    console.error(
      `The server has ended. It starts again when a file changes: ${watched.join(', ')}.`,
    );
    await changed;
  }
}
