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
export async function startServer({ root, port = 0, base = '/', brotli }) {
  const answer = openSite(path.resolve(root), { base, brotli });
  const server = createServer((request, response) => {
    try {
      const { status, headers, body } = answer(request);
      response.writeHead(status, headers);
      response.end(request.method === 'HEAD' ? undefined : body);
    } catch (error) {
      console.error(`${request.method} ${request.url}:`, error);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('The server failed; its terminal says why.\n');
    }
  });
  // As long as hosts: after the 5 s of Node.js a client may write to a socket that is being closed.
  server.keepAliveTimeout = 65_000;
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}${base}`,
    port: address.port,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
