import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../build/read/files';
import type { PackageFiles } from '../../packageCheck/readTarball';
import { listPacked } from '../../packageCheck/listPacked';
import { readManifest } from '../../packageCheck/manifest';

/** The package of a case as `npm pack` would write it: its folder and its result. */
export function packCase(name: string): PackageFiles {
  const files: PackageFiles = new Map();
  const add = (folder: string, prefix = '') => {
    if (!existsSync(folder)) return;
    for (const file of listFiles(folder)) {
      files.set(prefix + file, new Uint8Array(readFileSync(path.join(folder, file))));
    }
  };
  add(`cases/${name}`);
  files.delete('case.ts');
  add(`facts/results/${name}/dist`, 'dist/');
  const packed = new Set(listPacked([...files.keys()], readManifest(files), new Map()));
  for (const file of files.keys()) if (!packed.has(file)) files.delete(file);
  return files;
}
