import type { ResultFile } from '../../../../facts/cases/caseResult';

interface Folder {
  folders: Map<string, Folder>;
  files: Map<string, ResultFile>;
}

const createFolder = (): Folder => ({ folders: new Map(), files: new Map() });

/** `1447` → `1,447 B`. */
export const formatSize = (bytes: number): string => `${bytes.toLocaleString('en-US')} B`;

/** The files of an output folder as a tree, with sizes raw and gzip in columns behind the names. */
export function drawFileTree(root: string, files: readonly ResultFile[]): string {
  const tree = createFolder();
  for (const file of files) insert(tree, file);
  const rows = [{ name: `${root}/`, size: 'size', gzip: 'gzip' }, ...listRows(tree, '')];
  const width = Math.max(...rows.map(({ name }) => name.length));
  const sizeWidth = Math.max(...rows.map(({ size }) => size.length));
  const gzipWidth = Math.max(...rows.map(({ gzip }) => gzip.length));
  return rows
    .map(({ name, size, gzip }) =>
      size
        ? `${name.padEnd(width)}  ${size.padStart(sizeWidth)}  ${gzip.padStart(gzipWidth)}`
        : name,
    )
    .join('\n');
}

function insert(tree: Folder, file: ResultFile): void {
  const parts = file.path.split('/');
  const name = parts.pop() ?? '';
  let folder = tree;
  for (const part of parts) {
    const next = folder.folders.get(part) ?? createFolder();
    folder.folders.set(part, next);
    folder = next;
  }
  folder.files.set(name, file);
}

interface Row {
  name: string;
  size: string;
  gzip: string;
}

function listRows(folder: Folder, indent: string): Row[] {
  const entries = [
    ...[...folder.folders].map(([name, child]) => ({ name: `${name}/`, child, file: undefined })),
    ...[...folder.files].map(([name, file]) => ({ name, child: undefined, file })),
  ];
  return entries.flatMap(({ name, child, file }, index) => {
    const isLast = index === entries.length - 1;
    const row = {
      name: `${indent}${isLast ? '└── ' : '├── '}${name}`,
      size: file ? formatSize(file.size) : '',
      gzip: file ? formatSize(file.gzip) : '',
    };
    const below = child ? listRows(child, `${indent}${isLast ? '    ' : '│   '}`) : [];
    return [row, ...below];
  });
}
