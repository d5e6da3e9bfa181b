import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TypeScriptChoice } from '../defineCase';
import { findWorkspaces } from './findWorkspaces';
import { repository, workFolder } from '../paths';
import type { LoadedCase } from '../readCase';

/** Installed name of each compiler a case may ask for. */
const compilers = {
  '5': 'typescript-5',
  '6': 'typescript',
  '7': 'typescript-7',
} as const satisfies Record<Exclude<TypeScriptChoice, 'none'>, string>;

/** Holds packages that stand for installed ones; git ignores `node_modules/` everywhere. */
const dependencies = /^dependencies\//;

/** Writes a case's sources into its fresh folder below `work` and gives the folder. */
export async function prepareFolder(loaded: LoadedCase, work = workFolder): Promise<string> {
  const folder = path.join(work, loaded.id);
  await rm(folder, { recursive: true, force: true });
  for (const [name, content] of loaded.files) {
    if (name === 'case.ts') continue;
    const file = path.join(folder, name.replace(dependencies, 'node_modules/'));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const modules = path.join(folder, 'node_modules');
  for (const [name, place] of findWorkspaces(loaded.files)) {
    await link(path.join(folder, place), path.join(modules, name));
  }
  await linkCompiler(modules, loaded.typescript ?? '7');
  return folder;
}

/** The compiler found as `typescript` from the case, as a reader's package manager would put it. */
async function linkCompiler(modules: string, choice: TypeScriptChoice): Promise<void> {
  const place = path.join(modules, 'typescript');
  if (choice !== 'none') {
    await link(path.join(repository, 'node_modules', compilers[choice]), place);
    return;
  }
  // Hides the compiler of the repository above: a package without exports ends the search.
  await mkdir(place, { recursive: true });
  await writeFile(path.join(place, 'package.json'), '{ "name": "typescript", "exports": {} }\n');
}

async function link(target: string, place: string): Promise<void> {
  await mkdir(path.dirname(place), { recursive: true });
  await symlink(target, place, 'junction');
}
