import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getCaseKey } from './caseKey';
import { repository } from './paths';
import type { LoadedCase } from './readCase';
import { getCaseToolVersions, getToolVersions } from './toolVersions';

/** Gives the key that a case has now. */
export type KeyReader = (loaded: Pick<LoadedCase, 'files'>) => string;

/**
 * Sources that decide what a result looks like: a change of theirs makes every result stale. What is
 * in `warm` does not: what it gives is kept only where it is what was there.
 */
const runnerFiles = [
  'caseResult.ts',
  'run/cleanLog.ts',
  'run/findWorkspaces.ts',
  'run/hidePaths.ts',
  'judge/judgeCase.ts',
  'run/mendDiagnostics.ts',
  'run/prepareFolder.ts',
  'run/readOutput.ts',
  'run/runCase.ts',
  'run/runProcess.ts',
];

/** Reads the versions and the runner's sources once, for the keys of many cases. */
export async function createKeyReader(): Promise<KeyReader> {
  const folder = path.join(repository, 'facts', 'cases');
  const runner = await Promise.all(runnerFiles.map((file) => readFile(path.join(folder, file))));
  const versions = getToolVersions();
  return ({ files }) =>
    getCaseKey({
      files,
      versions: { ...versions, ...getCaseToolVersions(files.values()) },
      runner,
    });
}
