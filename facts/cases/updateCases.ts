import { availableParallelism } from 'node:os';
import { getCaseKeyReader } from './caseKey';
import type { Failure } from './judge/checkRun';
import { judgeCase } from './judge/judgeCase';
import { caseFolders, type CaseFolders } from './paths';
import { listCases, readCase, readCaseFiles, refuseUnknown } from './readCase';
import { isAsWritten, readResult, removeResultsWithoutCase, writeResult } from './results';
import { runCase } from './run/runCase';

export interface UpdateOptions {
  /** Ids to look at; all where left out. */
  only?: readonly string[];
  /** Runs cases whose result is up to date as well. */
  force?: boolean;
  /** Keeps what untrue cases gave as well: for looking at another version, never for committing. */
  keepUntrue?: boolean;
  folders?: CaseFolders;
  /** Called after each case. */
  onCase?: (id: string, update: CaseUpdate) => void;
}

export interface CaseUpdate {
  outcome: 'kept' | 'run';
  failures: readonly Failure[];
}

export interface UpdateSummary {
  kept: string[];
  run: string[];
  /** Sorted by id, whatever the order the cases ended in. */
  failures: { id: string; message: Failure }[];
  removed: string[];
}

/**
 * Runs every case whose result is stale or was changed by hand, as many at a time as there are processors, judges it and
 * stores it. A case that fails keeps its old result, so that nothing untrue is committed by accident.
 * @throws Error where `only` names a case that does not exist.
 */
export async function updateCases({
  only,
  force = false,
  keepUntrue = false,
  folders = caseFolders,
  onCase,
}: UpdateOptions = {}): Promise<UpdateSummary> {
  const ids = await listCases(folders.cases);
  const queue = [...(only ?? ids)];
  refuseUnknown(queue, ids);
  const getKey = getCaseKeyReader();
  const summary: UpdateSummary = { kept: [], run: [], failures: [], removed: [] };

  const update = async (id: string): Promise<CaseUpdate> => {
    try {
      // Loading a description takes longer than reading files.
      const key = getKey(await readCaseFiles(id, folders.cases));
      const stored = await readResult(id, folders.results);
      if (!force && stored?.key === key && (await isAsWritten(id, folders.results)))
        return { outcome: 'kept', failures: [] };
      const loaded = await readCase(id, folders.cases);
      const run = await runCase(loaded, folders.work);
      const { failures, result } = await judgeCase(loaded, run, getKey(loaded.files));
      if (failures.length === 0 || keepUntrue) {
        await writeResult(id, result, run.texts, folders.results);
      }
      return { outcome: 'run', failures };
    } catch (error) {
      return { outcome: 'run', failures: [error instanceof Error ? error.message : String(error)] };
    }
  };
  const work = async () => {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      const found = await update(id);
      summary[found.outcome].push(id);
      for (const message of found.failures) summary.failures.push({ id, message });
      onCase?.(id, found);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));

  summary.failures.sort((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));
  if (!only) summary.removed = await removeResultsWithoutCase(new Set(ids), folders.results);
  return summary;
}
