import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listAllFiles } from '../../facts/cases/paths';
import { languages, original } from '../../site/site';

/** How a page is written, by its ending. */
export const getFormat = (file: string): 'mdx' | 'md' => (file.endsWith('.mdx') ? 'mdx' : 'md');

/** A text with `\n` as line ends and without byte order mark. */
export const normalizeText = (written: string): string =>
  written.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

/**
 * Gives what `read` makes of a file's text (line ends as `\n`, no byte order mark) and keeps it until
 * the file changes, so that a check after a save reads one file. Undefined where there is no file.
 */
export function createFileCache<Value>(
  read: (source: string, file: string) => Value,
): (file: string) => Value | undefined {
  const known = new Map<string, { stamp: string; value: Value }>();
  return (file) => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) return undefined;
    const stamp = `${stats.mtimeMs} ${stats.ctimeMs} ${stats.size}`;
    const cached = known.get(file);
    if (cached?.stamp === stamp) return cached.value;
    const value = read(normalizeText(readFileSync(file, 'utf8')), file);
    known.set(file, { stamp, value });
    return value;
  };
}

/** All files below a folder (`listAllFiles`) but those of packages. */
export const listFiles = (folder: string): string[] =>
  listAllFiles(folder).filter((file) => !/(?:^|\/)(?:node_modules|\.git)\//.test(file));

export interface Route {
  /** Address without base: `/config/lib`, `/zh/guide/start/`. */
  route: string;
  language: string;
}

/**
 * The route that the framework gives a path of the docs folder, or a link (its normalizeRoutePath.js):
 * `en/config/lib.mdx` → `/config/lib`, `zh/index.mdx` → `/zh/`. The default language has no prefix.
 */
export function toRoute(filePath: string): Route {
  const bare = filePath.replace(/\.(?:jsx?|tsx?|mdx?)$/i, '').replace(/\.html$/, '');
  const segments = (bare.endsWith('/') ? `${bare}index` : bare).split('/').filter(Boolean);
  const language = languages.find((one) => one === segments[0]);
  if (language) segments.shift();
  const pure = segments.join('/').replace(/(^|\/)index$/, '$1');
  const prefix = language && language !== original ? `/${language}` : '';
  return { route: `${prefix}/${pure}`, language: language ?? original };
}

/** Whether a path of the docs folder gets no address: a part of it starts with one `_` (route.excludeConvention). */
export const isFragment = (file: string): boolean => /(?:^|\/)_[^_]/.test(file);

/**
 * The files that a name stands for, from the docs folder: `guide/basic/cli` and `guide/basic/cli.mdx` in every
 * language that has it, `docs/zh/guide/basic/cli.mdx` and `/zh/guide/basic/cli` in that one.
 * @throws Error if there is none.
 */
export function findPages(root: string, name: string): string[] {
  const bare = name.replaceAll('\\', '/').replace(/^(?:\.\/)?docs\/|^\/+|\/+$/g, '');
  const named = languages.find((language) => `${bare}/`.startsWith(`${language}/`));
  const page = named ? bare.slice(named.length) : bare;
  const found = (named ? [named] : languages)
    .flatMap((language) =>
      ['', '.mdx', '.md', '/index.mdx'].map((end) => path.posix.join(language, page + end)),
    )
    .filter((file) => /\.mdx?$/.test(file) && existsSync(path.join(root, file)));
  if (found.length > 0) return found;
  throw new Error(`There is no page “${name}”: name its route (guide/basic/cli) or its file.`);
}
