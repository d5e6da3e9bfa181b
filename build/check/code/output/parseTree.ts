/** A file of a drawn tree and the line it is drawn on, from 1. */
export interface TreeFile {
  path: string;
  line: number;
}

export interface DrawnTree {
  /** The folder on its first line, without a slash: `dist`, `.`. */
  root: string;
  files: TreeFile[];
}

const branch = /^((?:(?:│| ) {3})*)(?:├|└)── (.+)$/;

/** Names end where columns of sizes begin. */
const dropColumns = (line: string): string => line.trim().replace(/ {2,}.*$/, '');

/** Reads a tree drawn with `├──` and `└──`; undefined for text that is none. Sizes behind names go. */
export function parseTree(text: string): DrawnTree | undefined {
  const [head = '', ...lines] = text.split('\n');
  const entries = lines.map((line) => branch.exec(line.replaceAll('\u00a0', ' ')));
  if (entries.length === 0 || entries.some((entry) => !entry)) return undefined;
  const folders: string[] = [];
  const drawn = entries.map((entry, index) => {
    const depth = (entry?.[1]?.length ?? 0) / 4;
    const name = dropColumns(entry?.[2] ?? '');
    folders.length = depth;
    folders.push(name.replace(/\/$/, ''));
    return { path: folders.join('/'), line: index + 2 };
  });
  const isFolder = ({ path }: TreeFile) => drawn.some((other) => other.path.startsWith(`${path}/`));
  return {
    root: dropColumns(head).replace(/\/$/, ''),
    files: drawn.filter((file) => !isFolder(file)),
  };
}
