import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readPackedFiles } from './readPackedFiles';

/**
 * Problem kinds that Are The Types Wrong finds in a built case, sorted, each once. Node 10 resolution
 * is left out (the checker's own `node16` profile): it reads no `exports` at all.
 */
export async function runTypesWrong(folder: string): Promise<string[]> {
  const { Package, checkPackage } = await import('@arethetypeswrong/core');
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const root = `/node_modules/${manifest.name}`;
  const packed = await readPackedFiles(folder);
  const files = Object.fromEntries(packed.map(({ name, data }) => [`${root}/${name}`, data]));
  const result = await checkPackage(new Package(files, manifest.name, manifest.version));
  if (!result.types) return ['NoTypes'];
  const problems = result.problems.filter(
    (problem) => !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
  );
  return [...new Set(problems.map(({ kind }) => kind))].sort();
}
