import { availableParallelism } from 'node:os';
import type { Failure } from './judge/checkRun';
import { createKeyReader, type KeyReader } from './createKeyReader';
import { judgeCase } from './judge/judgeCase';
import { caseFolders, type CaseFolders } from './paths';
import { listCases, readCase, readCaseFiles, type LoadedCase } from './readCase';
import { refuseUnknown } from './refuseUnknown';
import { holdsResult, readResult, removeStrayResults, writeResult } from './resultStore';
import { runCase } from './run/runCase';
import { createWarmBuilder, type WarmBuilder } from './warm/warmBuilder';

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
  /** What builds many cases in one process. */
  createBuilder?: () => WarmBuilder;
  /** Called after each case. */
  onCase?: (id: string, outcome: 'kept' | 'run', failures: readonly Failure[]) => void;
}

export interface UpdateSummary {
  kept: string[];
  run: string[];
  /** Sorted by id, whatever the order the cases ended in. */
  failures: { id: string; message: Failure }[];
  strays: string[];
}

/** Cases after which a builder makes way for a new one. */
const casesPerBuilder = 15;

/**
 * Runs every case whose result is stale, a few at a time, judges it and stores it. A case that fails
 * keeps its old result, so that nothing untrue is committed by accident.
 * @throws Error where `only` names a case that does not exist.
 */
export async function updateCases({
  only,
  force = false,
  alone = false,
  keepUntrue = false,
  folders = caseFolders,
  createBuilder = createWarmBuilder,
  onCase,
}: UpdateOptions = {}): Promise<UpdateSummary> {
  const ids = await listCases(folders.cases);
  const wanted = only ?? ids;
  refuseUnknown(wanted, ids);
  const getKey = await createKeyReader();
  const summary: UpdateSummary = { kept: [], run: [], failures: [], strays: [] };
  const queue = [...wanted];
  const work = async () => {
    const builder = alone ? undefined : createBuilder();
    let count = 0;
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      // Memory that a builder does not give back is given back by its end.
      if (++count % casesPerBuilder === 0) builder?.close();
      const { ran, failures } = await updateCase(id, {
        getKey,
        force,
        keepUntrue,
        folders,
        builder,
      });
      summary[ran ? 'run' : 'kept'].push(id);
      for (const message of failures) summary.failures.push({ id, message });
      onCase?.(id, ran ? 'run' : 'kept', failures);
    }
    builder?.close();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  summary.failures.sort((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));
  if (!only) summary.strays = await removeStrayResults(new Set(ids), folders.results);
  return summary;
}

interface Setting {
  getKey: KeyReader;
  force: boolean;
  keepUntrue: boolean;
  folders: CaseFolders;
  builder: WarmBuilder | undefined;
}

async function updateCase(
  id: string,
  setting: Setting,
): Promise<{ ran: boolean; failures: Failure[] }> {
  const { getKey, force, folders } = setting;
  try {
    // Loading a description takes longer than all else a warm run does.
    const key = getKey({ files: await readCaseFiles(id, folders.cases) });
    const stored = await readResult(id, folders.results);
    if (!force && stored?.key === key) return { ran: false, failures: [] };
    const loaded = await readCase(id, folders.cases);
    return { ran: true, failures: await runAndStore(loaded, getKey(loaded), setting) };
  } catch (error) {
    return { ran: true, failures: [error instanceof Error ? error.message : String(error)] };
  }
}

async function runAndStore(
  loaded: LoadedCase,
  key: string,
  { keepUntrue, folders, builder }: Setting,
): Promise<Failure[]> {
  const hasResult = (await readResult(loaded.id, folders.results)) !== undefined;
  const warm = hasResult && builder ? watchBuilder(builder) : undefined;
  let run = await runCase(loaded, folders.work, warm?.builder);
  let { failures, result } = await judgeCase(loaded, run, key);
  // A process that has built before builds otherwise now and then (about one case in a hundred, with
  // @rslib/core 1.0.1): what is new is believed when a process of its own has given it.
  if (warm?.hasBuilt() && !(await holdsResult(loaded.id, result, run.texts, folders.results))) {
    run = await runCase(loaded, folders.work);
    ({ failures, result } = await judgeCase(loaded, run, key));
  }
  if (failures.length === 0 || keepUntrue) {
    await writeResult(loaded.id, result, run.texts, folders.results);
  }
  return failures;
}

/** A builder that tells whether it was asked and could build. */
function watchBuilder(builder: WarmBuilder): { builder: WarmBuilder; hasBuilt: () => boolean } {
  let hasBuilt = false;
  const build: WarmBuilder['build'] = async (folder) => {
    const end = await builder.build(folder);
    hasBuilt = end !== undefined;
    return end;
  };
  return { builder: { ...builder, build }, hasBuilt: () => hasBuilt };
}
