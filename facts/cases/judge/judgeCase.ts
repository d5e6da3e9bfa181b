import type { CaseResult } from '../results';
import { checkConsumer } from './checkConsumer';
import { checkModules } from './checkModules';
import { checkRun, type Failure } from './checkRun';
import { describeRuns, type LoadedCase } from '../readCase';
import { listAllFiles } from '../paths';
import { hidePaths } from '../run/cleanLog';
import type { CaseRun } from '../run/runCase';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PackageFiles } from '../../../packageCheck/readTarball';

/** Compares a run with what its case expects; the result is to be kept where all came true. */
export async function judgeCase(
  loaded: LoadedCase,
  run: CaseRun,
  key: string,
): Promise<{ failures: Failure[]; result: CaseResult }> {
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

/** Codes of publint's errors and warnings over a built case, sorted, each once. */
async function listPublintCodes(folder: string): Promise<string[]> {
  const files = await readPackage(folder);
  // Loaded where a case asks for it: most runs have nothing to judge.
  const { runPublint } = await import('../../../packageCheck/checkFiles');
  const found = (await runPublint(files)).filter(({ severity }) => severity !== 'suggestion');
  return [...new Set(found.map(({ code }) => code))].sort();
}

/**
 * Problem kinds that Are The Types Wrong finds in a built case, sorted, each once. Node 10 resolution
 * is left out (the checker's own `node16` profile): it reads no `exports` at all.
 */
async function listTypeProblems(folder: string): Promise<string[]> {
  const files = await readPackage(folder);
  const { runTypesWrong } = await import('../../../packageCheck/checkTypes');
  const result = await runTypesWrong(files);
  if (!result.types) return ['NoTypes'];
  const problems = result.problems.filter(
    (problem) => !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
  );
  return [...new Set(problems.map(({ kind }) => kind))].sort();
}

/** What `npm pack` would put into the tarball of a folder. */
async function readPackage(folder: string): Promise<PackageFiles> {
  const { readFolder } = await import('../../../packageCheck/checkFiles');
  const files = listAllFiles(folder)
    .filter((name) => !name.startsWith('node_modules/'))
    .map(async (name) => ({
      name,
      file: new Blob([new Uint8Array(await readFile(path.join(folder, name)))]),
    }));
  return readFolder(await Promise.all(files));
}
