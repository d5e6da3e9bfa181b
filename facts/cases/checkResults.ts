import { getCaseKeyReader } from './caseKey';
import { caseFolders, type CaseFolders } from './paths';
import { listCases, readCaseFiles } from './readCase';
import { isAsWritten, readResult } from './results';

export interface ResultIssue {
  id: string;
  /** Why nobody may rely on it: “its result is stale”. */
  message: string;
}

/**
 * Results that are missing, older than what they depend on, or changed by hand (only the tool may write
 * them), told without running the tool: for `npm run check`, where nothing may be slow.
 * @param ids of the cases to look at, all of them if left out; those without a folder have no result
 */
export async function checkResults(
  folders: Pick<CaseFolders, 'cases' | 'results'> = caseFolders,
  ids?: readonly string[],
): Promise<ResultIssue[]> {
  const getKey = getCaseKeyReader();
  const issues: ResultIssue[] = [];
  for (const id of await listCases(folders.cases)) {
    if (ids && !ids.includes(id)) continue;
    try {
      const key = getKey(await readCaseFiles(id, folders.cases));
      const stored = await readResult(id, folders.results);
      if (!stored) issues.push({ id, message: 'it has no result' });
      else if (stored.key !== key) issues.push({ id, message: 'its result is stale' });
      else if (!(await isAsWritten(id, folders.results)))
        issues.push({ id, message: 'its result was changed by hand' });
    } catch (error) {
      issues.push({ id, message: error instanceof Error ? error.message : String(error) });
    }
  }
  return issues;
}
