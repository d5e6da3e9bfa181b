import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { PackageFiles } from '../../../packageCheck/readTarball';

/** Codes of publint's errors and warnings over a built case, sorted, each once. */
export async function listPublintCodes(folder: string): Promise<string[]> {
  const files = await readPackage(folder);
  // Loaded where a case asks for it: most runs have nothing to judge.
  const { runPublint } = await import('../../../packageCheck/checkFiles');
  const found = (await runPublint(files)).filter(({ severity }) => severity !== 'suggestion');
  return [...new Set(found.map(({ code }) => code))].sort();
}

/**
 * Problem kinds that Are The Types Wrong finds in a built case, sorted, each once. Node 10 resolution
 * is left out (the checker's own `node16` profile): it reads no `exports` at all.
 */
export async function listTypeProblems(folder: string): Promise<string[]> {
  const files = await readPackage(folder);
  const { runTypesWrong } = await import('../../../packageCheck/checkTypes');
  const result = await runTypesWrong(files);
  if (!result.types) return ['NoTypes'];
  const problems = result.problems.filter(
    (problem) => !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
  );
  return [...new Set(problems.map(({ kind }) => kind))].sort();
}

/** What `npm pack` would put into the tarball of a folder. */
export async function readPackage(folder: string): Promise<PackageFiles> {
  const { readFolder } = await import('../../../packageCheck/checkFiles');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith(`node_modules${path.sep}`))
    .map(async (name) => ({
      name: name.replaceAll(path.sep, '/'),
      file: new Blob([new Uint8Array(await readFile(path.join(folder, name)))]),
    }));
  return readFolder(await Promise.all(files));
}
