import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FenceMeta } from './fences';
import { listFiles } from './files';
import { findNearest } from './findNearest';

/** What a fence's words say about where its code comes from: a file, and a named part of it. */
export type CodeMeta = Pick<FenceMeta['attributes'], 'title' | 'file' | 'region'>;

/** `// #region name`, `# #region name`, `/* #region name *\/`, `<!-- #region name -->`; so for its end. */
const marker = /^\s*(?:\/\/|\/\*|<!--|#|--)\s*#(region|endregion)\b\s*(.*?)\s*(?:\*\/|-->)?\s*$/;

interface Region {
  name: string;
  lines: string[];
  isClosed: boolean;
}

/**
 * A named region of a file's text, or all of it, without the lines that mark regions, moved to the
 * left as far as it goes, and without blank lines around.
 * @throws Error naming the regions there are, where the one asked for is not there, twice or open.
 */
export function cutRegion(source: string, name?: string): string {
  const { all, regions } = readRegions(source);
  if (name === undefined) return trim(all);
  const [region, ...others] = regions.filter((one) => one.name === name);
  if (!region) throw new Error(`it has no region \`${name}\`; ${describe(regions)}`);
  if (others.length > 0)
    throw new Error(`it has the region \`${name}\` ${others.length + 1} times`);
  if (!region.isClosed) throw new Error(`its region \`${name}\` has no \`#endregion ${name}\``);
  return trim(region.lines);
}

function readRegions(source: string): { all: string[]; regions: Region[] } {
  const all: string[] = [];
  const regions: Region[] = [];
  for (const line of source.replaceAll('\r\n', '\n').split('\n')) {
    const [, word, name = ''] = marker.exec(line) ?? [];
    const open = regions.filter(({ isClosed }) => !isClosed);
    if (word === 'region') {
      regions.push({ name, lines: [], isClosed: false });
    } else if (word === 'endregion') {
      const closing = open.findLast((region) => name === '' || region.name === name);
      if (closing) closing.isClosed = true;
    } else {
      all.push(line);
      for (const region of open) region.lines.push(line);
    }
  }
  return { all, regions };
}

function describe(regions: readonly Region[]): string {
  const names = [...new Set(regions.map(({ name }) => `\`${name}\``))];
  return names.length > 0 ? `it has ${names.join(', ')}` : 'it has none';
}

function trim(lines: readonly string[]): string {
  const text = lines.join('\n').replace(/^(?:[ \t]*\n)+|\s+$/g, '');
  const kept = text.split('\n');
  const indents = kept
    .filter((line) => line.trim() !== '')
    .map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const indent = Math.min(...indents);
  return indents.length > 0 ? kept.map((line) => line.slice(indent)).join('\n') : '';
}

/** Where the paths of fences start. */
export interface CodePlace {
  /** The folder of the page that holds the fence. */
  folder: string;
  /** The docs folder, what `/…` starts from. */
  docs: string;
  /** The repository, what `<root>/…` starts from; the current folder if left out. */
  root?: string;
}

/** What is wrong with the file or region that a fence asks for. */
export class CodeSourceError extends Error {
  override name = 'CodeSourceError';

  constructor(
    readonly kind: 'file' | 'region',
    message: string,
    readonly hint: string,
  ) {
    super(message);
  }
}

/**
 * The code of a fence that names a file, as the page shows it; undefined for one that holds its own.
 * @throws CodeSourceError where file or region are not there.
 */
export function resolveCode({ file, region }: CodeMeta, place: CodePlace): string | undefined {
  if (file === undefined) {
    if (region === undefined) return undefined;
    throw new CodeSourceError(
      'file',
      `The region \`${region}\` is of no file.`,
      'Add `file="<root>/…"`, or remove `region`.',
    );
  }
  const source = readFile(file, place);
  try {
    return cutRegion(source, region);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CodeSourceError(
      'region',
      `\`${file}\` cannot be shown: ${reason}.`,
      `Regions begin with \`// #region ${region}\` and end with \`// #endregion ${region}\`.`,
    );
  }
}

function readFile(file: string, place: CodePlace): string {
  const { root = process.cwd(), docs, folder } = place;
  const target = /^<root>\//.test(file)
    ? path.join(root, file.slice('<root>/'.length))
    : file.startsWith('/')
      ? path.join(docs, file)
      : path.resolve(folder, file);
  if (!/^(?:<root>|\.{1,2})?\//.test(file)) {
    throw new CodeSourceError(
      'file',
      `\`${file}\` does not say where it starts.`,
      'Begin with `<root>/` for the repository, `./` for the folder of the page.',
    );
  }
  if (path.relative(root, target).startsWith('..')) {
    throw new CodeSourceError(
      'file',
      `\`${file}\` lies outside the repository.`,
      'Name a file of the repository: other machines have no other.',
    );
  }
  if (statSync(target, { throwIfNoEntry: false })?.isFile()) return readFileSync(target, 'utf8');
  throw new CodeSourceError('file', `There is no file \`${file}\`.`, suggestFile(target, file));
}

/** A file of the nearest folder that exists, whose name is nearly this one. */
function suggestFile(target: string, file: string): string {
  const folder = path.dirname(target);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    return `The folder \`${path.posix.dirname(file)}\` is not there either.`;
  }
  const names = listFiles(folder);
  const nearest = findNearest(path.basename(target), names);
  if (nearest) return `Did you mean \`${file.slice(0, file.lastIndexOf('/') + 1)}${nearest}\`?`;
  return `Its folder has ${names.slice(0, 8).join(', ') || 'no files'}.`;
}
