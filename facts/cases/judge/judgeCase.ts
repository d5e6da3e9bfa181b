import type { CaseResult } from '../results';
import { checkConsumer } from './checkConsumer';
import { checkModules } from './checkModules';
import { checkRun, type Failure } from './checkRun';
import { listPublintCodes, listTypeProblems } from './checkPackage';
import { describeRuns } from '../readCase';
import { hidePaths } from '../run/cleanLog';
import type { LoadedCase } from '../readCase';
import type { CaseRun } from '../run/runCase';

export interface Judgement {
  failures: Failure[];
  result: CaseResult;
}

/** Compares a run with what its case expects; the result is to be kept where all came true. */
export async function judgeCase(loaded: LoadedCase, run: CaseRun, key: string): Promise<Judgement> {
  const { expect, title, question, output } = loaded;
  const publint = expect.publint && (await listPublintCodes(run.folder));
  const typesWrong = expect.typesWrong && (await listTypeProblems(run.folder));
  const failures = [
    ...checkRun(expect, run),
    ...(await checkModules(expect, run.folder)),
    ...(await checkConsumer(expect, run.folder)),
    ...compareVerdict('publint', publint, expect.publint),
    ...compareVerdict('Are The Types Wrong', typesWrong, expect.typesWrong),
  ];
  const { command, before } = describeRuns(loaded);
  const isRace = expect.anyOf !== undefined;
  const result: CaseResult = {
    key,
    title,
    question,
    command,
    ...(before.length > 0 && { before }),
    ...(output !== undefined && { output }),
    exit: run.exit,
    log: isRace ? [] : run.log,
    ...(isRace && { isRace }),
    files: isRace ? [] : run.files,
    publint,
    typesWrong,
  };
  return { failures: failures.map((failure) => hidePaths(failure, run.folder)), result };
}

function compareVerdict(
  name: string,
  found: readonly string[] | undefined,
  expected: readonly string[] | undefined,
): Failure[] {
  if (!expected || found?.join(' ') === [...expected].sort().join(' ')) return [];
  return [`${name} says [${found?.join(' ')}], expected [${[...expected].sort().join(' ')}]`];
}
