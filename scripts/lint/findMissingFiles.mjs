import { existsSync } from 'node:fs';
import path from 'node:path';

/** What is code in Markdown and looks like a file or a folder of this repository. */
const pathInCode = /`((?:bench|build|cases|converter|facts|scripts|site|tests|theme)\/[\w./-]+)`/g;
const comment = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g;
/** Not `src/a.ts`, `x.ts`, `.d.ts` and configurations: files of other projects. */
const fileInComment =
  /(?<![\w./-])(?!src\/)(?:[\w.-]+\/)*(\w{2,}(?:\.(?!config)\w+)*\.(?:tsx?|mjs|css))\b/g;
/** Where code names a page, its address. */
const address = /(?:'|href=")(\/(?:api|config|guide|releases|tools)\/[\w/-]*\w)(?=['"#])/g;
const notOurs =
  /^(?:cases|docs|explorer\/(?:libraries|results)|facts\/results|tests\/fixtures)\/|^bench\/.*\.md$/;

/**
 * `file: name: what to do` for each file that root documents and comments name, and each page that code
 * names by its address, and that is not there.
 * @param {readonly { file: string, lines: readonly string[] }[]} files of the whole repository
 * @param {(file: string) => boolean} [exists]
 */
export function findMissingFiles(files, exists = existsSync) {
  const names = new Set(files.map(({ file }) => path.basename(file)));
  return files
    .filter(({ file }) => !notOurs.test(file))
    .flatMap(({ file, lines }) => {
      const text = lines.join('\n');
      const missing = file.endsWith('.md')
        ? [...text.matchAll(pathInCode)].filter(([, named = '']) => !exists(named))
        : [...text.matchAll(comment)]
            .flatMap(([one]) => [...one.matchAll(fileInComment)])
            .filter(([, name = '']) => !names.has(name));
      const pages = /^(?:tests|bench)\//.test(file) ? [] : [...text.matchAll(address)];
      const gone = pages.map(([, route]) => `docs/en${route}.mdx`).filter((page) => !exists(page));
      return [...missing.map(([, name]) => name), ...gone].map(
        (name) => `${file}: ${name}: there is no such file`,
      );
    });
}
