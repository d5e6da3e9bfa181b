import { getCaseKeyReader } from './caseKey';
import { caseFolders, type CaseFolders } from './paths';
import { listCases, readCaseFiles } from './readCase';
import { readResult } from './results';

export interface ResultFault {
  id: string;
  message: string;
}

/**
 * Results that are missing or older than what they depend on, told without running the tool: for
 * `npm run check`, where nothing may be slow and everything must be committed.
 */
export async function checkResults(
  folders: Pick<CaseFolders, 'cases' | 'results'> = caseFolders,
): Promise<ResultFault[]> {
  const getKey = getCaseKeyReader();
  const faults: ResultFault[] = [];
  for (const id of await listCases(folders.cases)) {
    try {
      const key = getKey(await readCaseFiles(id, folders.cases));
      const stored = await readResult(id, folders.results);
      if (!stored) faults.push({ id, message: describe(id, 'it has no result') });
      else if (stored.key !== key)
        faults.push({ id, message: describe(id, 'its result is stale') });
    } catch (error) {
      faults.push({ id, message: error instanceof Error ? error.message : String(error) });
    }
  }
  return faults;
}

function describe(id: string, what: string): string {
  return (
    `${what}: pages would show what the tool no longer gives. ` +
    `Run \`npm run facts -- update ${id}\` and commit facts/results/${id}.`
  );
}
