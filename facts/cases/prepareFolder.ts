import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TypeScriptChoice } from './defineCase';
import { repository, workFolder } from './paths';
import type { LoadedCase } from './readCase';

/** Installed name of each compiler a case may ask for. */
const compilers = {
  '5': 'typescript-5',
  '6': 'typescript',
  '7': 'typescript-7',
} as const satisfies Record<Exclude<TypeScriptChoice, 'none'>, string>;

/** Writes a case's sources into its fresh work folder and gives the folder. */
export async function prepareFolder(loaded: LoadedCase): Promise<string> {
  const folder = path.join(workFolder, loaded.id);
  await rm(folder, { recursive: true, force: true });
  for (const [name, content] of loaded.files) {
    if (name === 'case.ts') continue;
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await linkCompiler(folder, loaded.typescript ?? '7');
  return folder;
}

/** The compiler found as `typescript` from the case, as a reader's package manager would put it. */
async function linkCompiler(folder: string, choice: TypeScriptChoice): Promise<void> {
  const modules = path.join(folder, 'node_modules');
  await mkdir(modules, { recursive: true });
  const link = path.join(modules, 'typescript');
  if (choice === 'none') {
    // An empty folder hides the compiler of the repository above.
    await mkdir(link);
    return;
  }
  await symlink(path.join(repository, 'node_modules', compilers[choice]), link, 'junction');
}
