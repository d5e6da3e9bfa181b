import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { findNearest } from '../../read/findNearest';
import { listFiles } from '../../read/files';
import { type CodeMeta } from './CodeMeta';
import { cutRegion } from './cutRegion';

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
