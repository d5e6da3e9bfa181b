import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const isText = /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml)$/;

/** @type {readonly (readonly [ending: string, compress: (body: Buffer) => Promise<Buffer>])[]} */
const forms = [
  ['.gz', (body) => promisify(gzip)(body, { level: 9 })],
  [
    '.br',
    (body) =>
      promisify(brotliCompress)(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
  ],
];

/**
 * Writes `page.html.gz` and `page.html.br` beside each text file of a folder, for servers that send such
 * files as they lie. Gives how many files there are now of each.
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && isText.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const queue = [...files];
  const work = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const body = await readFile(file);
      for (const [ending, compress] of forms) {
        await writeFile(file + ending, await compress(body));
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return files.length;
}
