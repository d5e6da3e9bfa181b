import type { Problem } from '@arethetypeswrong/core/types';
import { type Manifest, listEntries, resolveEntry, toPath } from './manifest';
import type { PackageFiles } from './readTarball';

/** How somebody reaches an entry: in Node.js, and for TypeScript by its `moduleResolution`. */
export const ways = ['import', 'require', 'node16-esm', 'node16-cjs', 'bundler', 'node10'] as const;
export type Way = (typeof ways)[number];

type Word =
  | ('Esm' | 'Cjs' | 'RequireEsm' | 'Typed' | 'Data' | 'File' | 'Pattern')
  | ('Absent' | 'Missing' | 'WrongFormat');

export interface Cell {
  state: 'works' | 'partly' | 'fails';
  /** In `i18n.json`: `packedCell<Word>`; of a `File`, its path is shown. */
  word: Word | Problem['kind'];
  /** What it leads to. */
  file?: string;
}

export interface EntryRow {
  entry: string;
  cells: Partial<Record<Way, Cell>>;
}

const conditionsOf = {
  import: ['node', 'import', 'module-sync'],
  require: ['node', 'require', 'module-sync'],
};

/** What Node.js loads for each entry; without files only where the manifest leads. */
export const listRuntime = (manifest: Manifest, files?: PackageFiles): EntryRow[] =>
  listEntries(manifest).map((entry) => ({
    entry,
    cells: {
      import: getCell(manifest, entry, 'import', files),
      require: getCell(manifest, entry, 'require', files),
    },
  }));

function getCell(
  manifest: Manifest,
  entry: string,
  way: 'import' | 'require',
  files?: PackageFiles,
): Cell {
  const target = resolveEntry(manifest, entry, conditionsOf[way]);
  if (target === undefined) return { state: 'fails', word: 'Absent' };
  const file = toPath(target);
  if (!files) return { state: 'works', word: 'File', file };
  if (file.includes('*') || file.endsWith('/')) return { state: 'works', word: 'Pattern', file };
  const name = findFile(file, manifest.exports !== undefined, files);
  if (name === undefined) return { state: 'fails', word: 'Missing', file };
  const format = getFormat(name, manifest, files);
  if (format === 'other') return { state: 'works', word: 'Data', file: name };
  if (format === 'wrong') return { state: 'fails', word: 'WrongFormat', file: name };
  if (format === 'esm' && way === 'require')
    return { state: 'partly', word: 'RequireEsm', file: name };
  return { state: 'works', word: format === 'esm' ? 'Esm' : 'Cjs', file: name };
}

/** `main` may leave out an extension or name a folder; `exports` may not. */
export function findFile(file: string, isExact: boolean, files: PackageFiles): string | undefined {
  const endings = isExact ? [''] : ['', '.js', '.json', '.node', '/index.js', '/index.json'];
  return endings
    .map((ending) => `${file}${ending}`.replace(/^\/|\/(?=\/)/g, ''))
    .find((name) => files.has(name));
}

/** How Node.js takes a file; `wrong` where its text is of the other format. */
export function getFormat(
  name: string,
  manifest: Manifest,
  files: PackageFiles,
): 'esm' | 'cjs' | 'wrong' | 'other' {
  if (!/\.[cm]?js$/.test(name)) return 'other';
  const text = readText(files, name).replaceAll(/\/\*[^]*?\*\//g, '');
  if (name.endsWith('.mjs')) return 'esm';
  if (name.endsWith('.cjs')) return isEsm(text) ? 'wrong' : 'cjs';
  const type = findType(name, manifest, files);
  if (type === 'module') return isEsm(text) || !isCjs(text) ? 'esm' : 'wrong';
  // Without "type" Node.js looks at the syntax itself.
  if (isEsm(text)) return type === 'commonjs' ? 'wrong' : 'esm';
  return 'cjs';
}

export const readText = (files: PackageFiles, name: string): string =>
  new TextDecoder().decode(files.get(name));

/** The `type` of the nearest package.json above a file. */
function findType(name: string, manifest: Manifest, files: PackageFiles): unknown {
  for (let folder = name; folder.includes('/');) {
    folder = folder.slice(0, folder.lastIndexOf('/'));
    const nested = `${folder}/package.json`;
    if (!files.has(nested)) continue;
    const [, type] = /"type"\s*:\s*"(\w+)"/.exec(readText(files, nested)) ?? [];
    return type;
  }
  return manifest.type;
}

const isEsm = (text: string): boolean =>
  /^\s*(?:import\b(?!\s*[(.])|export\s*(?:[{*]|(?:default|const|let|var|class|function|async)\b))/m.test(
    text,
  ) || /;\s*export\s*(?:\{|default\b)/.test(text);

const isCjs = (text: string): boolean =>
  /\bmodule\.exports\s*=|\bexports\.\w+\s*=|\bObject\.defineProperty\(exports\b/.test(text);
