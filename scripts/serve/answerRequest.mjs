import { findRedirect, getHeaders, parseHeadersFile, parseRedirectsFile } from './hostRules.mjs';
import { resolveRequest } from './resolveRequest.mjs';
import path from 'node:path';

/**
 * @typedef {ReturnType<typeof import('./startServer.mjs').openFolder>} Folder
 * @typedef {{ status: number, headers: Record<string, string>, body: Buffer | string }} Answer
 * @typedef {{ method?: string, url?: string, headers: import('node:http').IncomingHttpHeaders }} Request
 */

// What hosts send where `_headers` says nothing; it also keeps permanent redirects of a site that
// is being worked on out of the browser's cache.
const revalidate = 'public, max-age=0, must-revalidate';

/**
 * The whole answer to a request; touches nothing but the folder.
 * @param {Request} request
 * @param {{ folder: Folder, base: string }} site
 * @returns {Answer}
 */
export function answerRequest({ method = 'GET', url = '/', headers }, { folder, base }) {
  if (method !== 'GET' && method !== 'HEAD') {
    return { status: 405, headers: { allow: 'GET, HEAD' }, body: '' };
  }
  const [pathname = '/', query] = splitOnce(url.split('#')[0] ?? '/', '?');
  const search = query === undefined ? '' : `?${query}`;
  const headerRules = readRules(folder, '_headers', parseHeadersFile) ?? [];
  const ownHeaders = Object.fromEntries(getHeaders(headerRules, pathname));
  const common = { ...ownHeaders, 'cache-control': revalidate };

  const moved = findMove(pathname, folder, base);
  if (moved) {
    const [target, hash] = splitOnce(moved.to, '#');
    const location = `${target}${target.includes('?') ? '' : search}${hash === undefined ? '' : `#${hash}`}`;
    return { status: moved.status, headers: { ...common, location }, body: '' };
  }
  const resolution = pathname.startsWith(base)
    ? resolveRequest(pathname.slice(base.length - 1), folder.hasFile)
    : resolveRequest('//', folder.hasFile);
  switch (resolution.type) {
    case 'redirect': {
      const location = base.slice(0, -1) + resolution.path + search;
      return { status: 308, headers: { ...common, location }, body: '' };
    }
    case 'notFound':
      // A host's rule for a folder must not make its missing files cacheable for a year.
      return resolution.page
        ? { ...sendFile(resolution.page, headers, common, folder), status: 404 }
        : {
            status: 404,
            headers: { ...common, 'content-type': 'text/plain' },
            body: 'Not found\n',
          };
    case 'file': {
      const answer = sendFile(resolution.file, headers, { ...common, ...ownHeaders }, folder);
      if (!matchesTag(headers['if-none-match'], answer.headers.etag)) return answer;
      const { 'content-length': _length, ...kept } = answer.headers;
      return { status: 304, headers: kept, body: '' };
    }
  }
}

/**
 * @param {string} file
 * @param {import('node:http').IncomingHttpHeaders} requestHeaders
 * @param {Record<string, string>} extra
 * @param {Folder} folder
 * @returns {Answer}
 */
function sendFile(file, requestHeaders, extra, folder) {
  const { etag, encode } = folder.readFile(file);
  const { type, isText } = getContentType(file);
  const encoding = isText
    ? chooseEncoding(String(requestHeaders['accept-encoding'] ?? ''))
    : undefined;
  const body = encode(encoding);
  return {
    status: 200,
    headers: {
      'content-type': type,
      etag,
      ...(isText ? { vary: 'accept-encoding' } : {}),
      ...(encoding ? { 'content-encoding': encoding } : {}),
      'content-length': String(body.length),
      ...extra,
    },
    body,
  };
}

/**
 * @param {string} pathname
 * @param {Folder} folder
 * @param {string} base
 */
function findMove(pathname, folder, base) {
  if (`${pathname}/` === base) return { to: base, status: 308 };
  return findRedirect(readRules(folder, '_redirects', parseRedirectsFile) ?? [], pathname);
}

/** @type {WeakMap<object, unknown>} */
const parsed = new WeakMap();

/**
 * Rules of a control file, read again only when the file has changed.
 * @template Rules
 * @param {Folder} folder
 * @param {string} file
 * @param {(text: string) => Rules} parse
 * @returns {Rules | undefined}
 */
function readRules(folder, file, parse) {
  if (!folder.hasFile(file)) return undefined;
  const stored = folder.readFile(file);
  if (!parsed.has(stored)) parsed.set(stored, parse(stored.body.toString()));
  return /** @type {Rules} */ (parsed.get(stored));
}

/**
 * @param {string | undefined} ifNoneMatch
 * @param {string | undefined} etag
 */
function matchesTag(ifNoneMatch, etag) {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim());
  return tags.includes('*') || (etag !== undefined && tags.includes(etag));
}

/**
 * @param {string} text
 * @param {string} separator
 * @returns {[string, string | undefined]}
 */
function splitOnce(text, separator) {
  const index = text.indexOf(separator);
  return index < 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}

/**
 * The best encoding a client accepts: brotli, else gzip, else none. Honours `q=0`.
 * @param {string | undefined} acceptEncoding
 * @returns {'br' | 'gzip' | undefined}
 */
export function chooseEncoding(acceptEncoding = '') {
  const accepted = acceptEncoding.split(',').flatMap((part) => {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name];
  });
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : undefined;
}

/** @type {Record<string, string>} */
const textTypes = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.md': 'text/markdown',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

/** @type {Record<string, string>} */
const binaryTypes = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * The Content-Type of a file by its extension, and whether compressing it is worth the time.
 * @param {string} file
 * @returns {{ type: string, isText: boolean }}
 */
export function getContentType(file) {
  const extension = path.extname(file).toLowerCase();
  const textType = textTypes[extension];
  if (textType) return { type: `${textType}; charset=utf-8`, isText: true };
  return { type: binaryTypes[extension] ?? 'application/octet-stream', isText: false };
}
