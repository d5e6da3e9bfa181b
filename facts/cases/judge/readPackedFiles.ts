import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export interface PackedFile {
  /** Path in the package, with forward slashes. */
  name: string;
  data: Uint8Array;
}

interface Manifest {
  files?: readonly string[];
}

/** Published whatever `files` says (npm's rule). */
const always = /^(?:package\.json|readme|licen[cs]e)/i;

/** What `npm pack` would put into the tarball: all but node_modules, or what `files` names. */
export async function readPackedFiles(folder: string): Promise<PackedFile[]> {
  const manifest = await readFile(path.join(folder, 'package.json'), 'utf8');
  const { files: published } = JSON.parse(manifest) as Manifest;
  const packed: PackedFile[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).replaceAll(path.sep, '/');
    if (!entry.isFile() || name.startsWith('node_modules/')) continue;
    if (published && !always.test(name) && !isPublished(name, published)) continue;
    packed.push({ name, data: await readFile(file) });
  }
  return packed;
}

/** Entries of `files` are files or folders here; cases use no patterns. */
function isPublished(name: string, published: readonly string[]): boolean {
  return published.some((entry) => name === entry || name.startsWith(`${entry}/`));
}
