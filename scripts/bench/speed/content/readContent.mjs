import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ file: string, markdown: string }} Page `file` is below the site, `/` in between */

/** Pages in other languages, and what is shown where there is no page. */
const leftOut = /^zh\/|(^|\/)404\.md$/;

/**
 * What a built site offers as Markdown, in the order of its paths, English only.
 * @param {string} folder
 * @returns {Page[]}
 */
export function readContent(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.md') && !leftOut.test(file))
    .sort()
    .map((file) => ({ file, markdown: readFileSync(path.join(folder, file), 'utf8') }));
}
