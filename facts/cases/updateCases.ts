import { availableParallelism } from 'node:os';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getCaseKey } from './caseKey';
import type { CaseResult } from './caseResult';
import { checkModules } from './checkModules';
import { runPublint, runTypesWrong } from './checkPackage';
import { checkRun, type Failure } from './checkRun';
import { checkConsumer } from './checkConsumer';
import { prepareFolder } from './prepareFolder';
import { listCases, readCase, type LoadedCase } from './readCase';
import { readResult, removeStrayResults, writeResult } from './resultStore';
import { runCase } from './runCase';
import { getToolVersions } from './toolVersions';

export interface UpdateOptions {
  /** Ids to look at; all where left out. */
  only?: readonly string[];
  /** Runs cases whose result is up to date as well. */
  force?: boolean;
  /** Called after each case. */
  onCase?: (id: string, outcome: 'kept' | 'run', failures: readonly Failure[]) => void;
}

export interface UpdateSummary {
  kept: string[];
  run: string[];
  failures: { id: string; message: Failure }[];
  strays: string[];
}

/** Sources that decide what a result looks like: a change of theirs makes every result stale. */
const runnerFiles = ['runCase.ts', 'prepareFolder.ts', 'cleanLog.ts', 'caseResult.ts'];

/** Gives the key a case has now. */
export async function createKeyReader(): Promise<(loaded: LoadedCase) => string> {
  const folder = path.dirname(fileURLToPath(import.meta.url));
  const runner = await Promise.all(runnerFiles.map((file) => readFile(path.join(folder, file))));
  const versions = getToolVersions();
  return ({ files }) => getCaseKey({ files, versions, runner });
}

/**
 * Runs every case whose result is stale, a few at a time, judges it and stores it. A case that fails
 * keeps its old result, so that nothing untrue is committed by accident.
 */
export async function updateCases({
  only,
  force,
  onCase,
}: UpdateOptions = {}): Promise<UpdateSummary> {
  const ids = await listCases();
  const wanted = only ?? ids;
  const unknown = wanted.filter((id) => !ids.includes(id));
  if (unknown.length > 0) {
    throw new Error(`facts: no such case: ${unknown.join(', ')}. Cases are the folders of cases/.`);
  }
  const getKey = await createKeyReader();
  const summary: UpdateSummary = { kept: [], run: [], failures: [], strays: [] };
  const queue = [...wanted];
  const work = async () => {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      const outcome = await updateCase(id, getKey, force === true);
      summary[outcome.ran ? 'run' : 'kept'].push(id);
      summary.failures.push(...outcome.failures.map((message) => ({ id: id as string, message })));
      onCase?.(id, outcome.ran ? 'run' : 'kept', outcome.failures);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  if (!only) summary.strays = await removeStrayResults(new Set(ids));
  return summary;
}

async function updateCase(
  id: string,
  getKey: (loaded: LoadedCase) => string,
  force: boolean,
): Promise<{ ran: boolean; failures: Failure[] }> {
  try {
    const loaded = await readCase(id);
    const key = getKey(loaded);
    const stored = await readResult(id);
    if (!force && stored?.key === key) return { ran: false, failures: [] };
    return { ran: true, failures: await runAndStore(loaded, key) };
  } catch (error) {
    return { ran: true, failures: [error instanceof Error ? error.message : String(error)] };
  }
}

async function runAndStore(loaded: LoadedCase, key: string): Promise<Failure[]> {
  const { id, expect, title, question, command = ['build'] } = loaded;
  const folder = await prepareFolder(loaded);
  const run = await runCase(loaded, folder);
  const publint = expect.publint && (await runPublint(folder));
  const typesWrong = expect.typesWrong && (await runTypesWrong(folder));
  const failures = [
    ...checkRun(expect, run),
    ...(await checkModules(expect, folder)),
    ...(await checkConsumer(expect, folder)),
    ...compareVerdict('publint', publint, expect.publint),
    ...compareVerdict('Are The Types Wrong', typesWrong, expect.typesWrong),
  ];
  if (failures.length > 0) return failures;
  const isRace = expect.anyOf ? { isRace: true as const } : {};
  const result: CaseResult = {
    key,
    title,
    question,
    command,
    exit: run.exit,
    log: run.log,
    ...isRace,
    files: expect.anyOf ? [] : run.files,
    publint,
    typesWrong,
  };
  await writeResult(id, result, expect.anyOf ? new Map() : run.texts);
  return [];
}

function compareVerdict(
  name: string,
  found: readonly string[] | undefined,
  expected: readonly string[] | undefined,
): Failure[] {
  if (!expected || found?.join(' ') === [...expected].sort().join(' ')) return [];
  return [`${name} says [${found?.join(' ')}], expected [${[...expected].sort().join(' ')}]`];
}
