import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Snippet } from './Snippet';

/**
 * Writes a snippet and the files around it into a folder. `head` is put before the snippet's own
 * first line.
 */
export async function writeProject(snippet: Snippet, folder: string, head = ''): Promise<void> {
  const files = new Map([...snippet.siblings, [snippet.path, head + snippet.fence.code]]);
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `${content}\n`);
  }
}
