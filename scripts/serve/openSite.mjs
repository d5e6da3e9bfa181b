import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { getHeaders, parseHeadersFile, parseRedirectsFile } from './hostRules.mjs';
import { resolveRequest } from './resolveRequest.mjs';

/**
 * @typedef {{ status: number, headers: Record<string, string>, body: Buffer | string }} Answer
 * @typedef {{ method?: string, url?: string, headers: import('node:http').IncomingHttpHeaders }} Request
 */

// What hosts send where `_headers` says nothing; it also keeps permanent redirects of a site that
// is being worked on out of the browser's cache.
const revalidate = { 'cache-control': 'public, max-age=0, must-revalidate' };

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * Gives what answers requests from a built site as static hosts do. Bodies are kept in memory with their
 * compressed forms until their file changes: the folder may be swapped for another meanwhile.
 * @param {string} root
 * @param {{ base?: string, brotli?: number }} [options] `base` is the path the site was built for, `brotli`
 *   the quality: 9 takes a tenth of the time of 11, the best
 * @returns {(request: Request) => Answer}
 */
export function openSite(root, { base = '/', brotli = 9 } = {}) {
  const { hasFile, readFile } = openFolder(root, brotli);
  const readRules = (/** @type {string} */ file) =>
    hasFile(file) ? readFile(file).body.toString() : '';

  return ({ method = 'GET', url = '/', headers: requestHeaders }) => {
    if (method !== 'GET' && method !== 'HEAD') {
      return { status: 405, headers: { allow: 'GET, HEAD' }, body: '' };
    }
    const [, pathname = '/', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
    const own = getHeaders(parseHeadersFile(readRules('_headers')), pathname);
    /** @returns {Answer} */
    const redirect = (/** @type {number} */ status, /** @type {string} */ to) => ({
      status,
      headers: { ...own, ...revalidate, location: to.replace(/(?=#|$)/, () => search) },
      body: '',
    });
    const send = (/** @type {string} */ file, /** @type {Record<string, string>} */ extra) => {
      const type = types[path.extname(file)] ?? 'application/octet-stream';
      const isText = type.includes('charset');
      const [encoding] = /\b(?:br|gzip)\b(?!.*\bbr\b)/.exec(
        isText ? String(requestHeaders['accept-encoding'] ?? '') : '',
      ) ?? [''];
      const { etag, encode } = readFile(file);
      const body = encode(encoding);
      return {
        headers: {
          'content-type': type,
          etag,
          ...(isText && { vary: 'accept-encoding' }),
          ...(encoding && { 'content-encoding': encoding }),
          'content-length': String(body.length),
          ...extra,
        },
        body,
      };
    };

    if (`${pathname}/` === base) return redirect(308, base);
    const moved = parseRedirectsFile(readRules('_redirects')).find(({ from }) => from === pathname);
    if (moved) return redirect(moved.status, moved.to);
    const below = pathname.startsWith(base) ? pathname.slice(base.length - 1) : '//';
    const resolution = resolveRequest(below, hasFile);
    if (resolution.type === 'redirect') return redirect(308, base.slice(0, -1) + resolution.path);
    if (resolution.type === 'notFound') {
      // A rule for a folder must not make its missing files cacheable for a year.
      const headers = { ...own, ...revalidate, 'content-type': 'text/plain' };
      if (!resolution.page) return { status: 404, headers, body: 'Not found\n' };
      return { status: 404, ...send(resolution.page, { ...own, ...revalidate }) };
    }
    const { headers, body } = send(resolution.file, { ...revalidate, ...own });
    if (!requestHeaders['if-none-match']?.includes(headers.etag))
      return { status: 200, headers, body };
    const { 'content-length': _length, ...kept } = headers;
    return { status: 304, headers: kept, body: '' };
  };
}

/**
 * @param {string} root
 * @param {number} quality
 */
function openFolder(root, quality) {
  /** @typedef {{ body: Buffer, etag: string, encode: (encoding: string) => Buffer }} StoredFile */
  /** @type {Map<string, { stamp: string, stored: StoredFile }>} */
  const cache = new Map();
  const findStat = (/** @type {string} */ file) => {
    try {
      return statSync(path.join(root, file));
    } catch {
      // Not there, or below a file.
      return undefined;
    }
  };
  return {
    hasFile: (/** @type {string} */ file) => findStat(file)?.isFile() === true,
    readFile: (/** @type {string} */ file) => {
      const { mtimeMs, size, ino } = findStat(file) ?? {};
      const stamp = `${mtimeMs} ${size} ${ino}`;
      const known = cache.get(file);
      if (known?.stamp === stamp) return known.stored;
      const stored = storeFile(readFileSync(path.join(root, file)), quality);
      cache.set(file, { stamp, stored });
      return stored;
    },
  };
}

/**
 * @param {Buffer} body
 * @param {number} quality
 */
function storeFile(body, quality) {
  /** @type {Map<string, Buffer>} */
  const encoded = new Map([['', body]]);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return {
    body,
    // Weak: one tag stands for the plain and the compressed bytes.
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    encode(/** @type {string} */ encoding) {
      const bytes =
        encoded.get(encoding) ??
        (encoding === 'br' ? brotliCompressSync(body, { params }) : gzipSync(body, { level: 9 }));
      encoded.set(encoding, bytes);
      return bytes;
    },
  };
}
