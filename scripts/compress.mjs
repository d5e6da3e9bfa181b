import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const isText = /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml)$/;

/**
 * `npm run compress`: writes `page.html.gz` and `page.html.br` next to each text file of the last build,
 * for servers that send such files as they are.
 * @param {string[]} args
 */
export default async function compress([folder = process.env.OUT_DIR || 'doc_build']) {
  const files = (await readdir(folder, { recursive: true })).filter((file) => isText.test(file));
  await Promise.all(
    files.map(async (file) => {
      const place = path.join(folder, file);
      const body = await readFile(place);
      await writeFile(`${place}.gz`, await promisify(gzip)(body, { level: 9 }));
      // Its default is the best quality.
      await writeFile(`${place}.br`, await promisify(brotliCompress)(body));
    }),
  );
  console.log(`Compressed ${files.length} files of ${folder} with gzip and brotli.`);
}
