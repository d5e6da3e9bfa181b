import path from 'node:path';

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
