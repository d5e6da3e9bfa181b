import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultTypeScript, type TypeScriptChoice } from '../defineCase';
import { repository, workFolder } from '../paths';
import type { LoadedCase } from '../readCase';

/** Installed name of each compiler a case may ask for. */
const compilers = {
  '5': 'typescript-5',
  '6': 'typescript',
  '7': 'typescript-7',
} as const satisfies Record<Exclude<TypeScriptChoice, 'none'>, string>;

/** Holds packages that replace installed ones; git ignores `node_modules/` everywhere. */
const dependencies = /^dependencies\//;

/** Writes a case's sources into its fresh folder below `work` and returns the folder. */
export async function prepareFolder(loaded: LoadedCase, work = workFolder): Promise<string> {
  const folder = path.join(work, loaded.id);
  // What a run that was killed had started may still be writing there.
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
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
  await linkCompiler(modules, loaded.typescript ?? defaultTypeScript);
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

interface Manifest {
  name?: string;
  workspaces?: readonly string[];
}

/** Packages of a monorepo case, as npm links them: name → folder. Patterns are folders or end in `/*`. */
export function findWorkspaces(files: LoadedCase['files']): Map<string, string> {
  const found = new Map<string, string>();
  for (const pattern of readManifest(files, 'package.json').workspaces ?? []) {
    for (const file of files.keys()) {
      const folder = file.endsWith('/package.json') ? file.slice(0, -'/package.json'.length) : '';
      if (folder === '' || !matches(folder, pattern)) continue;
      const { name } = readManifest(files, file);
      if (name) found.set(name, folder);
    }
  }
  return found;
}

function matches(folder: string, pattern: string): boolean {
  if (!pattern.endsWith('/*')) return folder === pattern;
  const parent = pattern.slice(0, -1);
  return folder.startsWith(parent) && !folder.slice(parent.length).includes('/');
}

/** Cases show broken manifests too: those have no workspaces. */
function readManifest(files: LoadedCase['files'], file: string): Manifest {
  try {
    return JSON.parse(files.get(file)?.toString() ?? '{}') as Manifest;
  } catch {
    return {};
  }
}
