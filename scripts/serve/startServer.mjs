import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { openSite } from './openSite.mjs';

/**
 * Serves a built site on 127.0.0.1 as static hosts do: clean addresses, 404 pages, `_headers`,
 * `_redirects`, compression, ETags. Rejects with the system's error (`EADDRINUSE`, `EACCES`)
 * when it cannot listen.
 * @param {{ root: string, port?: number, base?: string, brotli?: number }} options `port` 0 takes a free one
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>} `url` ends with `/`
 */
export async function startServer({ root, port: wanted = 0, base = '/', brotli }) {
  const answer = openSite(path.resolve(root), { base, brotli });
  const { origin, port, close } = await listen((request, response) => {
    try {
      const { status, headers, body } = answer(request);
      response.writeHead(status, headers);
      response.end(request.method === 'HEAD' ? undefined : body);
    } catch (error) {
      console.error(`${request.method} ${request.url}:`, error);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('The server failed; its terminal says why.\n');
    }
  }, wanted);
  return { url: origin + base, port, close };
}

/**
 * Answers requests on 127.0.0.1. `origin` has no slash at its end.
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} send
 * @param {number} [wanted] port, a free one where it is left out
 * @returns {Promise<{ origin: string, port: number, close: () => Promise<void> }>}
 */
export async function listen(send, wanted = 0) {
  const server = createServer((request, response) => void send(request, response));
  // As long as hosts: after the 5 s of Node.js a client may write to a socket that is being closed.
  server.keepAliveTimeout = 65_000;
  await once(server.listen(wanted, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
