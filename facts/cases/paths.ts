import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The repository's root; commands run there. */
export const repository = process.cwd();

/** Where cases are, what they gave is kept, and they are run. Tests use other folders. */
export interface CaseFolders {
  /** Sources of the cases, one folder each. */
  cases: string;
  /** What running them gave, committed. */
  results: string;
  /**
   * Where cases are run, one folder each: always two below the repository's root, since the tool
   * hashes the way up to node_modules into some module ids. Ignored by git.
   */
  work: string;
}

export const caseFolders: CaseFolders = {
  cases: path.join(repository, 'cases'),
  results: path.join(repository, 'facts', 'results'),
  work: path.join(repository, '.cases'),
};

export const {
  cases: casesFolder,
  results: resultsFolder,
  work: workFolder,
}: CaseFolders = caseFolders;

/** Paths of all files below a folder, relative to it and with `/`, in a fixed order; none if it is not there. */
export function listAllFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}
