import { createServer } from 'node:http';
import path from 'node:path';
import { answerRequest } from './answerRequest.mjs';
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * Serves a built site on 127.0.0.1 as static hosts do: clean addresses, 404 pages, `_headers`,
 * `_redirects`, compression, ETags. Rejects with the system's error (`EADDRINUSE`, `EACCES`)
 * when it cannot listen.
 * @param {{ root: string, port?: number, base?: string, brotli?: number }} options `port` 0 takes a
 *   free one; `base` is the path the site was built for; `brotli`, its quality
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>} `url` ends with `/`
 */
export async function startServer({ root, port = 0, base = '/', brotli }) {
  const folder = openFolder(path.resolve(root), brotli);
  const server = createServer((request, response) => {
    try {
      const { status, headers, body } = answerRequest(request, { folder, base });
      response.writeHead(status, headers);
      response.end(request.method === 'HEAD' ? undefined : body);
    } catch (error) {
      console.error(`${request.method} ${request.url}:`, error);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('The server failed; its terminal says why.\n');
    }
  });
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

/** @typedef {{ body: Buffer, etag: string, encode: (encoding: 'br' | 'gzip' | undefined) => Buffer }} StoredFile */

/**
 * Reads files below a folder, with their bodies, hashes and compressed forms kept in memory until
 * the file changes. The folder may be swapped for another while it is served.
 * @param {string} root
 * @param {number} [quality] of brotli: 9 takes a tenth of the time of 11, the best
 */
export function openFolder(root, quality = 9) {
  /** @type {Map<string, { stamp: string, stored: StoredFile }>} */
  const cache = new Map();

  return {
    /**
     * Whether there is such a file, in these very letters and not behind a link out of the folder.
     * @param {string} file
     */
    hasFile(file) {
      const place = path.join(root, file);
      try {
        const isOurs = realpathSync.native(place) === path.join(realpathSync.native(root), file);
        return isOurs && statSync(place).isFile();
      } catch {
        return false;
      }
    },

    /**
     * @param {string} file
     * @returns {StoredFile}
     */
    readFile(file) {
      const place = path.join(root, file);
      const { mtimeMs, size, ino } = statSync(place);
      const stamp = `${mtimeMs} ${size} ${ino}`;
      const known = cache.get(file);
      if (known?.stamp === stamp) return known.stored;
      const stored = storeFile(readFileSync(place), quality);
      cache.set(file, { stamp, stored });
      return stored;
    },
  };
}

/**
 * @param {Buffer} body
 * @param {number} quality
 * @returns {StoredFile}
 */
function storeFile(body, quality) {
  /** @type {Map<string, Buffer>} */
  const encoded = new Map();
  return {
    body,
    // Weak: one tag stands for the plain and the compressed bytes.
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    encode(encoding) {
      if (!encoding) return body;
      const known = encoded.get(encoding);
      if (known) return known;
      const bytes =
        encoding === 'br'
          ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
          : gzipSync(body, { level: 9 });
      encoded.set(encoding, bytes);
      return bytes;
    },
  };
}
