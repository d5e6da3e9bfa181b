import type { CaseResult } from '../caseResult';
import { checkConsumer } from './checkConsumer';
import { checkModules } from './checkModules';
import { checkRun, type Failure } from './checkRun';
import { runPublint } from './runPublint';
import { runTypesWrong } from './runTypesWrong';
import { describeRuns } from '../describeRuns';
import { hidePaths } from '../run/hidePaths';
import type { LoadedCase } from '../readCase';
import type { CaseRun } from '../run/runCase';
import type { WarmJudge } from '../warm/warmJudge';

export interface Judgement {
  failures: Failure[];
  result: CaseResult;
}

/**
 * Holds a run against what its case says, and gives the result to keep where all came true. `judge`
 * has the checkers loaded.
 */
export async function judgeCase(
  loaded: LoadedCase,
  run: CaseRun,
  key: string,
  judge?: WarmJudge,
): Promise<Judgement> {
  const { expect, title, question, output } = loaded;
  const publint = expect.publint && (await runPublint(run.folder));
  const typesWrong =
    expect.typesWrong &&
    ((await judge?.findTypeProblems(run.folder)) ?? (await runTypesWrong(run.folder)));
  const failures = [
    ...checkRun(expect, run),
    ...(await checkModules(expect, run.folder, judge)),
    ...(await checkConsumer(expect, run.folder, judge)),
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
