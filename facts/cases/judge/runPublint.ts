import { readPackedFiles } from './readPackedFiles';

/** Codes of publint's errors and warnings over a built case, sorted, each once. */
export async function runPublint(folder: string): Promise<string[]> {
  // Loaded where a case asks for it: most runs have nothing to judge.
  const { publint } = await import('publint');
  const packed = await readPackedFiles(folder);
  const files = packed.map(({ name, data }) => ({ name: `package/${name}`, data }));
  const { messages } = await publint({ pkgDir: 'package', pack: { files }, level: 'warning' });
  return [...new Set(messages.map(({ code }) => code))].sort();
}
