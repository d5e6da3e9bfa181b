import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Codes of publint's errors and warnings over a built case, sorted, each once. */
export async function runPublint(folder: string): Promise<string[]> {
  // Loaded where a case asks for it: most runs have nothing to judge.
  const { publint } = await import('publint');
  const packed = await readPackedFiles(folder);
  const files = packed.map(({ name, data }) => ({ name: `package/${name}`, data }));
  const { messages } = await publint({ pkgDir: 'package', pack: { files }, level: 'warning' });
  return [...new Set(messages.map(({ code }) => code))].sort();
}

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
