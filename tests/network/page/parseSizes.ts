export interface FileSize {
  /** Path below the folder that the tree begins with. */
  path: string;
  /** Bytes. */
  size: number;
}

const row = /^(?<indent>(?:│ {3}| {4})*)[├└]── (?<name>\S+)(?: +(?<size>\d+) B)?$/;

/**
 * The files of a drawn tree with their sizes, `├── index.js   303 B`, sorted by path; its first line
 * is the folder. Throws where a line is neither a file nor a folder.
 */
export function parseSizes(tree: string): FileSize[] {
  const folders: string[] = [];
  const files: FileSize[] = [];
  for (const line of tree.trim().split('\n').slice(1)) {
    const { indent, name, size } = row.exec(line)?.groups ?? {};
    if (indent === undefined || name === undefined) {
      throw new Error(`"${line}" is neither a file nor a folder of a tree.`);
    }
    folders.splice(indent.length / 4, Infinity, name);
    if (size !== undefined) files.push({ path: folders.join('/'), size: Number(size) });
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
