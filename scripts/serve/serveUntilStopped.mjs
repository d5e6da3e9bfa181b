import { existsSync } from 'node:fs';
import path from 'node:path';
import { readBase } from './readBase.mjs';
import { readPort } from './readPort.mjs';
import { startOnFreePort } from './startOnFreePort.mjs';

/**
 * Serves the built site as `PORT`, `BASE` and `OUT_DIR` ask, says where, and stops on Ctrl+C.
 * Throws a sentence when there is nothing to serve or no port to serve it on.
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function serveUntilStopped(env = process.env) {
  const root = path.resolve(env.OUT_DIR || 'doc_build');
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new Error(
      `${path.relative('.', root)}/index.html does not exist: run "npm run build" first.`,
    );
  }
  const { port, isExplicit } = readPort(env.PORT);
  const server = await startOnFreePort({ root, base: readBase(env.BASE), port, isExplicit });
  if (!isExplicit && server.port !== port)
    console.log(`Port ${port} is busy; using ${server.port}.`);
  console.log(`\n  The site is served on ${server.url}\n  Press Ctrl+C to stop.\n`);

  const stop = () => server.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
