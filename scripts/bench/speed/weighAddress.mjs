import { get } from 'node:http';

/**
 * Bytes of an address as a host sends it to a browser that reads gzip. Asked of the server itself,
 * since a browser hands out no body of what it prefetched.
 * @param {string} address
 * @returns {Promise<number>}
 */
export function weighAddress(address) {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (/** @type {Buffer} */ chunk) => (bytes += chunk.length));
      response.on('error', reject);
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

/**
 * Whether a file is there for the search: all these tools name it so. Pages about searching are no files.
 * @param {string} pathname
 */
export const isSearchFile = (pathname) =>
  /\.\w+$/.test(pathname) && /search|pagefind|lunr/i.test(pathname);
