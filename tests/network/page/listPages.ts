import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

export interface Page {
  /** File name without its ending. */
  name: string;
  /** Path below the repository. */
  file: string;
  source: string;
}

/** Every page of a folder but its overview, so that one added later is followed too. */
export function listPages(folder: string): Page[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mdx') && name !== 'index.mdx')
    .sort()
    .map((name) => {
      const file = path.posix.join(folder, name);
      return { name: path.parse(name).name, file, source: readFileSync(file, 'utf8') };
    });
}
