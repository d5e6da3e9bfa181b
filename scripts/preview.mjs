import { existsSync } from 'node:fs';
import path from 'node:path';
import { startServer } from './serve/startServer.mjs';

/**
 * `npm run preview`: serves the last build as `PORT`, `BASE` and `OUT_DIR` say, until Ctrl+C.
 * Throws a sentence when there is nothing to serve or no port to serve it on.
 */
export default async function preview() {
  const { env } = process;
  const root = path.resolve(env.OUT_DIR || 'doc_build');
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new Error(
      `${path.relative('.', root)}/index.html does not exist: run "npm run build" first.`,
    );
  }
  const server = await startOnFreePort({ root, base: readBase(env.BASE), ...readPort(env.PORT) });
  console.log(`\n  The site is served on ${server.url}\n  Press Ctrl+C to stop.\n`);
  const stop = () => server.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** How many ports above a busy default one are tried. */
const attempts = 20;

/**
 * Starts the server on the port asked for. A busy default port gives way to the next free one; a
 * busy port that was asked for by number is an error that says so.
 * @param {{ root: string, base: string, port: number, isExplicit: boolean }} options
 */
export async function startOnFreePort({ root, base, port, isExplicit }) {
  const last = isExplicit ? port : port + attempts;
  for (let candidate = port; ; candidate++) {
    try {
      return await startServer({ root, base, port: candidate });
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isBusy) throw error;
      if (candidate < last) continue;
      const reason = `Port ${candidate} is busy: stop what uses it, or choose another with PORT.`;
      throw new Error(reason, { cause: error });
    }
  }
}

/**
 * The port that `PORT` names, and whether it does; 0 is any free one.
 * @param {string | undefined} value
 * @throws Error for anything but a whole number up to 65535.
 */
export function readPort(value) {
  const port = Number(value || 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT is "${value}": give a whole number from 1 to 65535, such as PORT=8080.`);
  }
  return { port, isExplicit: Boolean(value) };
}

/**
 * The path a site is served under, with a slash at both ends, from `BASE`.
 * Throws a sentence when it is no path.
 * @param {string | undefined} value
 */
export function readBase(value) {
  const base = `/${value ?? ''}/`.replace(/\/+/g, '/');
  if (!/^\/([\w.~-]+\/)*$/.test(base)) {
    throw new Error(
      `BASE is "${value}": give the path the site is served under, such as BASE=/repo/.`,
    );
  }
  return base;
}
