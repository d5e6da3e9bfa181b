import type { LoadedCase } from '../readCase';

interface Manifest {
  name?: string;
  workspaces?: readonly string[];
}

/**
 * Packages of a monorepo case, as npm links them: name → folder. Patterns are folders or end in `/*`.
 */
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
