import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repository } from '../../../../facts/cases/paths';
import { runProcess } from '../../../../facts/cases/run/runProcess';
import type { FenceFault } from '../FenceFault';
import type { Snippet } from '../project/Snippet';
import { writeProject } from '../project/writeProject';
import { compilers } from './compilers';
import { parseDiagnostics } from './parseDiagnostics';
import { reportTypes } from './reportTypes';

/** Files that a page need not show: inputs, what it extends, other projects. */
const aboutOtherFiles = ['TS5083', 'TS6053', 'TS6305', 'TS6306', 'TS18003'];

/** Whether the newest compiler knows every option of a tsconfig.json and takes its value. */
export async function checkTsconfigs(
  snippets: readonly Snippet[],
  folder: string,
): Promise<FenceFault[][]> {
  return Promise.all(
    snippets.map((snippet, index) => checkTsconfig(snippet, path.join(folder, `${index}`))),
  );
}

async function checkTsconfig(snippet: Snippet, folder: string): Promise<FenceFault[]> {
  const [{ name, script }] = compilers;
  await writeProject(snippet, folder);
  await mkdir(path.join(folder, 'src'), { recursive: true });
  await writeFile(path.join(folder, 'src', 'any.ts'), 'export {};\n');
  const args = ['-p', snippet.path, '--listFilesOnly', '--pretty', 'false'];
  const { log } = await runProcess([path.join(repository, script), ...args], folder);
  const { diagnostics } = parseDiagnostics(log);
  const own = diagnostics.filter(
    ({ file, code }) => file === snippet.path && !aboutOtherFiles.includes(code),
  );
  return reportTypes(
    own.map((diagnostic) => ({ ...diagnostic, compilers: [name] })),
    'tsconfig',
  );
}
