import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { cleanLog } from '../../../../facts/cases/run/cleanLog';
import { repository } from '../../../../facts/cases/paths';
import { runProcess } from '../../../../facts/cases/run/runProcess';
import type { Snippet } from '../project/Snippet';
import { writeProject } from '../project/writeProject';

/** What a project has where its page shows none: as small as a build needs. */
const defaults: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "example", "version": "1.0.0", "type": "module" }',
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "rootDir": "src" }, "include": ["src"] }',
  'src/index.ts': 'export const answer: number = 42;',
};

const cli = path.join(repository, 'node_modules', '@rslib', 'core', 'bin', 'rslib.js');

/** Builds the project that a snippet and its page make, with TypeScript 7; gives exit and log. */
export async function buildProject(
  snippet: Snippet,
  folder: string,
): Promise<{ exit: number | string; log: string }> {
  const files = new Map(snippet.siblings);
  const hasEntry = [...files.keys(), snippet.path].some((name) => /^src\/index\.\w+$/.test(name));
  for (const [name, content] of Object.entries(defaults)) {
    const isNeeded = name === 'src/index.ts' ? !hasEntry : name !== snippet.path;
    if (isNeeded && !files.has(name)) files.set(name, content);
  }
  await writeProject({ ...snippet, siblings: files }, folder);
  const modules = path.join(folder, 'node_modules');
  await mkdir(modules, { recursive: true });
  const compiler = path.join(repository, 'node_modules', 'typescript-7');
  await symlink(compiler, path.join(modules, 'typescript'), 'junction');
  const isConfig = snippet.fenceClass === 'config';
  const args = isConfig ? ['build', '--config', snippet.path] : ['build'];
  const { exit, log } = await runProcess([cli, ...args], folder);
  return { exit, log: cleanLog(log, folder).join('\n') };
}
