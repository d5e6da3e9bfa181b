import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** What the worker ends with, and how the dialog starts one: minifying keeps these. */
const marks = {
  worker: /self\.addEventListener\("message"/,
  dialog: /new Worker\(new URL\(\w+\.p\s*\+/,
};

/**
 * The scripts of a built site that only search needs, with their compressed size in bytes.
 * @param {string} folder
 * @returns {{ worker: { file: string, bytes: number }, dialog: { file: string, bytes: number } }}
 * @throws Error unless there is one of each.
 */
export function findSearchScripts(folder) {
  const scripts = path.join(folder, 'static/js');
  const files = readdirSync(scripts, { recursive: true })
    .map((name) => path.join(scripts, String(name)))
    .filter((file) => file.endsWith('.js'));
  const find = (/** @type {RegExp} */ mark) => {
    const found = files.filter((file) => mark.test(readFileSync(file, 'utf8')));
    const [file] = found;
    if (!file || found.length > 1) {
      throw new Error(`${found.length} scripts of ${folder} match ${mark}; one is expected.`);
    }
    return { file, bytes: gzipSync(readFileSync(file)).length };
  };
  return { worker: find(marks.worker), dialog: find(marks.dialog) };
}
