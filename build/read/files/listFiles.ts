import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Paths of all files below a folder, relative to it and with `/`, in a fixed order; none if it is not there. */
export function listFiles(folder: string): string[] {
  const files: string[] = [];
  const walk = (relative: string): void => {
    for (const entry of readEntries(path.join(folder, relative))) {
      const child = relative ? `${relative}/${entry.name}` : entry.name;
      if (entry.isDirectory()) {
        if (entry.name !== 'node_modules' && entry.name !== '.git') walk(child);
      } else {
        files.push(child);
      }
    }
  };
  walk('');
  return files.sort();
}

function readEntries(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
