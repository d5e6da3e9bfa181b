import type { ShownGroup } from './results';
import { type Choice, type Settings, toKey } from './settings';

/** A file that a build wrote. */
export interface ShownFile {
  /** Below `dist`. */
  path: string;
  text: string;
  /** Sizes in bytes. */
  size: number;
  gzip: number;
  /** What became of it where two builds are compared. */
  change?: 'added' | 'removed' | 'changed' | 'same';
  /** The file of the first build, where both have it; its name may differ. */
  before?: ShownFile;
}

/** The files of a choice: where two settings are compared, those of both. */
export function listShown(
  { settings, other }: Choice,
  first: ShownGroup,
  second: ShownGroup | undefined,
): ShownFile[] {
  const files = listFiles(first, settings);
  return other && second ? compareFiles(files, listFiles(second, other)) : files;
}

function listFiles({ builds, texts, gzip }: ShownGroup, settings: Settings): ShownFile[] {
  return Object.entries(builds[toKey(settings)]?.files ?? {}).map(([path, index]) => {
    const text = texts[index] ?? '';
    return { path, text, size: new TextEncoder().encode(text).length, gzip: gzip[index] ?? 0 };
  });
}

/** What became of the files of one build in another, sorted by path. */
export function compareFiles(
  before: readonly ShownFile[],
  after: readonly ShownFile[],
): ShownFile[] {
  const left = new Set(before);
  const pairs = new Map<ShownFile, ShownFile>();
  // Those of one name first, then those that play the same part.
  for (const toName of [(path: string) => path, stripFolder, toRole]) {
    for (const file of after.filter((one) => !pairs.has(one))) {
      const pair = [...left].find(({ path }) => toName(path) === toName(file.path));
      if (!pair) continue;
      pairs.set(file, pair);
      left.delete(pair);
    }
  }
  const compared = after.map((file): ShownFile => {
    const pair = pairs.get(file);
    if (!pair) return { ...file, change: 'added' };
    const isSame = pair.path === file.path && pair.text === file.text;
    return { ...file, change: isSame ? 'same' : 'changed', before: pair };
  });
  const removed = [...left].map((file): ShownFile => ({ ...file, change: 'removed' }));
  return [...compared, ...removed].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The file to show: the wanted one, what plays its part under other settings, or the main one. */
export function pickFile(files: readonly ShownFile[], wanted?: string): ShownFile | undefined {
  return (
    files.find(({ path }) => path === wanted) ??
    files.find(({ path }) => wanted !== undefined && toRole(path) === toRole(wanted)) ??
    files.find(
      ({ path, change }) => change !== 'removed' && /^(?:.*\/)?(?:index|cli)\.[cm]?js$/.test(path),
    ) ??
    files[0]
  );
}

/** Of the folders that two formats have. */
const stripFolder = (path: string): string => path.replace(/^(?:esm|cjs)\//, '');

/** `esm/index.mjs` → `index.js`: the same for all formats. */
const toRole = (path: string): string =>
  stripFolder(path).replace(/\.[cm](?=(?:js|ts)(?:\.map)?$)/, '.');
