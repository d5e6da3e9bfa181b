import { availableParallelism } from 'node:os';
import type { Failure } from './judge/checkRun';
import { createKeyReader } from './createKeyReader';
import { caseFolders, type CaseFolders } from './paths';
import { planOrder } from './planOrder';
import { listCases } from './readCase';
import { refuseUnknown } from './refuseUnknown';
import { removeStrayResults } from './resultStore';
import { updateCase, type CaseUpdate } from './updateCase';
import { createWarmJudge } from './warm/warmJudge';
import { createWarmTool, type WarmTool } from './warm/warmTool';

export interface UpdateOptions {
  /** Ids to look at; all where left out. */
  only?: readonly string[];
  /** Runs cases whose result is up to date as well. */
  force?: boolean;
  /** Runs every case in a process of its own: slower, and the results must be the same. */
  alone?: boolean;
  /** Keeps what untrue cases gave as well: for looking at another version, never for committing. */
  keepUntrue?: boolean;
  folders?: CaseFolders;
  /** What runs many cases in one process. */
  createTool?: () => WarmTool;
  /** Called after each case. */
  onCase?: (id: string, outcome: 'kept' | 'run', failures: readonly Failure[]) => void;
}

export interface UpdateSummary {
  kept: string[];
  run: string[];
  /** Cases that gave something new, and were run again in processes of their own. */
  doubted: string[];
  /** Sorted by id, whatever the order the cases ended in. */
  failures: { id: string; message: Failure }[];
  strays: string[];
}

/** Cases in a row that give something new, after which each is run in a process of its own at once. */
const doubtLimit = 3;

/** Cases of one worker at a time: while the tool runs one, the next is written and the last judged. */
const laneCount = 2;

/**
 * Runs every case whose result is stale, a few at a time, judges it and stores it (updateCase.ts).
 * @throws Error where `only` names a case that does not exist.
 */
export async function updateCases({
  only,
  force = false,
  alone = false,
  keepUntrue = false,
  folders = caseFolders,
  createTool = createWarmTool,
  onCase,
}: UpdateOptions = {}): Promise<UpdateSummary> {
  const ids = await listCases(folders.cases);
  const wanted = only ?? ids;
  refuseUnknown(wanted, ids);
  const getKey = await createKeyReader();
  const summary: UpdateSummary = { kept: [], run: [], doubted: [], failures: [], strays: [] };
  const { heavy, light } = await planOrder(wanted, folders.cases);
  const judge = alone ? undefined : createWarmJudge();
  const work = async (queues: readonly string[][], isFirst: boolean) => {
    const ownTool = alone ? undefined : createTool();
    let tool = ownTool;
    let doubtCount = 0;
    const settle = (id: string, { outcome, failures, isDoubted }: CaseUpdate) => {
      summary[outcome].push(id);
      if (isDoubted) summary.doubted.push(id);
      for (const message of failures) summary.failures.push({ id, message });
      onCase?.(id, outcome, failures);
      if (isDoubted !== undefined) doubtCount = isDoubted ? doubtCount + 1 : 0;
      // Nothing is as it was, with another release of the tool, say: no use in asking first.
      if (doubtCount === doubtLimit) tool = undefined;
    };
    const updates: Promise<void>[] = [];
    const drain = async (queue: string[]) => {
      for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
        const current = id;
        await new Promise<void>((onPutOff) => {
          const setting = { getKey, force, keepUntrue, folders, tool, judge, onPutOff };
          const update = updateCase(current, setting).then((found) => settle(current, found));
          updates.push(update.finally(onPutOff));
        });
      }
    };
    for (const queue of queues) {
      await Promise.all(Array.from({ length: alone ? 1 : laneCount }, () => drain(queue)));
      if (!isFirst || queue !== heavy) continue;
      await ownTool?.close();
      await judge?.judgeTypes();
    }
    await Promise.all(updates);
    // Asked no more or not: a case that was under way beside the last may have started it anew.
    await ownTool?.close();
  };
  await Promise.all(
    Array.from({ length: availableParallelism() }, (_, index) =>
      index === 0 ? work([heavy, light], true) : work([light, heavy], false),
    ),
  );
  await judge?.close();
  summary.failures.sort((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));
  if (!only) summary.strays = await removeStrayResults(new Set(ids), folders.results);
  return summary;
}
