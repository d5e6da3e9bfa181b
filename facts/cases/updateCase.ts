import type { Failure } from './judge/checkRun';
import { judgeCase } from './judge/judgeCase';
import type { KeyReader } from './createKeyReader';
import type { CaseFolders } from './paths';
import { readCase, readCaseFiles, type LoadedCase } from './readCase';
import { holdsResult, readResult, writeResult } from './resultStore';
import { runCase } from './run/runCase';
import type { WarmJudge } from './warm/warmJudge';
import type { WarmTool } from './warm/warmTool';

export interface UpdateSetting {
  getKey: KeyReader;
  /** Runs the case though its result is up to date. */
  force: boolean;
  /** Keeps what an untrue case gave as well. */
  keepUntrue: boolean;
  folders: CaseFolders;
  /** Processes that save time; without them the case has processes of its own. */
  tool: WarmTool | undefined;
  judge: WarmJudge | undefined;
  /** Called when the tool has run and what is left is put off (WarmJudge.later). */
  onPutOff: () => void;
}

export interface CaseUpdate {
  outcome: 'kept' | 'run';
  failures: readonly Failure[];
  /** Whether a process that had run others before gave what was not there before. */
  isDoubted?: boolean;
}

/**
 * Runs a case if its result is stale, judges it and stores it. A case that fails keeps its old
 * result, so that nothing untrue is committed by accident.
 */
export async function updateCase(id: string, setting: UpdateSetting): Promise<CaseUpdate> {
  const { getKey, force, folders } = setting;
  try {
    // Loading a description takes longer than all else a warm run does.
    const key = getKey({ files: await readCaseFiles(id, folders.cases) });
    const stored = await readResult(id, folders.results);
    if (!force && stored?.key === key) return { outcome: 'kept', failures: [] };
    const loaded = await readCase(id, folders.cases);
    // What is not known can only be told by processes of its own.
    const warm = stored ? setting : { ...setting, tool: undefined };
    return { outcome: 'run', ...(await runAndStore(loaded, getKey(loaded), warm)) };
  } catch (error) {
    return { outcome: 'run', failures: [error instanceof Error ? error.message : String(error)] };
  }
}

async function runAndStore(
  loaded: LoadedCase,
  key: string,
  { keepUntrue, folders, tool, judge, onPutOff }: UpdateSetting,
): Promise<Omit<CaseUpdate, 'outcome'>> {
  const { id } = loaded;
  let run = await runCase(loaded, folders.work, tool);
  const start = () => judgeCase(loaded, run, key, judge);
  const isPutOff = judge && asksCompiler(loaded);
  if (isPutOff) onPutOff();
  let { failures, result } = await (isPutOff ? judge.later(start) : start());
  const isDoubted = run.isWarm
    ? !(await holdsResult(id, result, run.texts, folders.results))
    : undefined;
  // A process that has run others gives something else now and then: what is new is believed when a
  // process of its own has given it.
  if (isDoubted) {
    await tool?.close();
    run = await runCase(loaded, folders.work);
    ({ failures, result } = await start());
  }
  if (failures.length === 0 || keepUntrue) {
    await writeResult(id, result, run.texts, folders.results);
  }
  return { failures, isDoubted };
}

const asksCompiler = ({ expect: { consumer, typesWrong } }: LoadedCase): boolean =>
  consumer !== undefined || typesWrong !== undefined;
