import type { Problem } from '@arethetypeswrong/core/types';
import { findFile, getFormat } from './codeFiles';
import { listAssetImporters, listLostImporters } from './lostImports';
import {
  hasExports,
  isCommand,
  listEntries,
  listStars,
  type Manifest,
  resolveEntry,
  toPath,
} from './manifest';
import type { PackageFiles } from './readTarball';

/** How somebody reaches an entry: in Node.js, and for TypeScript by its `moduleResolution`. */
export const resolutionModes = [
  'import',
  'require',
  'node16-esm',
  'node16-cjs',
  'bundler',
  'node10',
] as const;
export type ResolutionMode = (typeof resolutionModes)[number];

type Word =
  | ('Esm' | 'Cjs' | 'RequireEsm' | 'NeedsBundler' | 'Typed' | 'Data' | 'File' | 'Pattern')
  | ('Absent' | 'Invalid' | 'Missing' | 'WrongFormat' | 'BrokenImport');

export interface Cell {
  /** `bundler`: in Node.js it fails, as it imports what Node.js cannot load. `newer`: older Node.js fails. */
  state: 'works' | 'newer' | 'bundler' | 'partly' | 'fails';
  /** In `i18n.json`: `packed.cell<Word>`; of a `File`, its path is shown. */
  word: Word | Problem['kind'];
  /** What it leads to. */
  file?: string;
}

export interface EntryRow {
  entry: string;
  cells: Partial<Record<ResolutionMode, Cell>>;
}

const conditionsOf = {
  import: ['node', 'node-addons', 'import', 'module-sync'],
  require: ['node', 'node-addons', 'require', 'module-sync'],
};

/** What Node.js loads for each entry; without files only where the manifest leads. */
export function listRuntime(manifest: Manifest, files?: PackageFiles): EntryRow[] {
  if (isCommand(manifest, files)) return [];
  const getCell = createCells(manifest, files);
  return listEntries(manifest).map((entry) => ({
    entry,
    cells: { import: getCell(entry, 'import'), require: getCell(entry, 'require') },
  }));
}

function createCells(manifest: Manifest, files?: PackageFiles) {
  const getFileCell = files && createFileCells(manifest, files);
  return (entry: string, mode: 'import' | 'require'): Cell => {
    const resolved = resolveEntry(manifest, entry, conditionsOf[mode]);
    if ('error' in resolved) {
      const isAbsent = resolved.error === 'ERR_PACKAGE_PATH_NOT_EXPORTED';
      return { state: 'fails', word: isAbsent ? 'Absent' : 'Invalid' };
    }
    const file = toPath(resolved.target);
    if (!getFileCell) return { state: 'works', word: 'File', file };
    const stars = listStars(manifest, entry, files);
    const cells = stars.map((star) => getFileCell(file.split('*').join(star), mode));
    const worst = cells.find(({ state }) => state === 'fails') ?? cells.find(isLimited);
    if (worst) return worst;
    if (file.includes('*') || file.endsWith('/')) return { state: 'works', word: 'Pattern', file };
    return getFileCell(file, mode);
  };
}

/** Whether something works only with a limit, or not at all. */
export const isLimited = ({ state }: Cell): boolean => state !== 'works';

/** What a file is for Node.js; the whole package is read once, before the first. */
function createFileCells(manifest: Manifest, files: PackageFiles) {
  const isExact = hasExports(manifest);
  const lost = listLostImporters(manifest, files);
  const importers = listAssetImporters(files);
  return (file: string, mode: 'import' | 'require'): Cell => {
    // Without `exports`, Node.js goes on with `index.js`.
    const name =
      findFile(file, isExact, files) ?? (isExact ? undefined : findFile('', false, files));
    if (name === undefined) return { state: 'fails', word: 'Missing', file };
    const format = getFormat(name, manifest, files);
    if (format === 'other') return { state: 'works', word: 'Data', file: name };
    if (format === 'wrong') return { state: 'fails', word: 'WrongFormat', file: name };
    if (lost.has(name)) return { state: 'fails', word: 'BrokenImport', file: name };
    if (importers.has(name)) return { state: 'bundler', word: 'NeedsBundler', file: name };
    if (format === 'esm' && mode === 'require')
      return { state: 'newer', word: 'RequireEsm', file: name };
    return { state: 'works', word: format === 'esm' ? 'Esm' : 'Cjs', file: name };
  };
}
