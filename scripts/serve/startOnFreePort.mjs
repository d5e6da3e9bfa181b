import { startServer } from './startServer.mjs';

/** How many ports above a busy default one are tried. */
const attempts = 20;

/**
 * Starts the server on the port asked for. A busy default port gives way to the next free one; a
 * busy port that was asked for by number is an error that says so.
 * @param {{ root: string, base: string, port: number, isExplicit: boolean }} options
 */
export async function startOnFreePort({ root, base, port, isExplicit }) {
  const last = isExplicit ? port : port + attempts;
  for (let candidate = port; candidate <= last; candidate++) {
    try {
      return await startServer({ root, base, port: candidate });
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EADDRINUSE' && candidate < last) continue;
      throw new Error(explainListenFailure(code, port, isExplicit) ?? String(error), {
        cause: error,
      });
    }
  }
  throw new Error(`No port was tried from ${port} to ${last}.`);
}

/**
 * @param {unknown} code
 * @param {number} port
 * @param {boolean} isExplicit
 */
function explainListenFailure(code, port, isExplicit) {
  if (code === 'EADDRINUSE' && isExplicit) {
    return `Port ${port} is busy: stop what uses it, or choose another with PORT.`;
  }
  if (code === 'EADDRINUSE') {
    return `Ports ${port} to ${port + attempts} are busy: choose another with PORT.`;
  }
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user: choose one above 1023 with PORT.`;
  return undefined;
}
