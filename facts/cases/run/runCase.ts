import path from 'node:path';
import { cleanLog } from './cleanLog';
import { repository, workFolder } from '../paths';
import { prepareFolder } from './prepareFolder';
import { quoteLog } from './quoteLog';
import type { LoadedCase } from '../readCase';
import { readOutput, type CaseOutput } from './readOutput';
import { runProcess, type ProcessEnd } from './runProcess';
import type { WarmBuilder } from '../warm/warmBuilder';

export interface CaseRun extends CaseOutput {
  folder: string;
  exit: number | string;
  log: string[];
}

const cli = path.join(repository, 'node_modules', '@rslib', 'core', 'bin', 'rslib.js');

/**
 * Runs the real tool in a fresh folder below `work` and reads what it left on the disk. What is a
 * plain build goes to `builder` where one is given.
 */
export async function runCase(
  loaded: LoadedCase,
  work = workFolder,
  builder?: WarmBuilder,
): Promise<CaseRun> {
  let folder = await prepareFolder(loaded, work);
  let end = isPlain(loaded) ? await builder?.build(folder) : undefined;
  if (!end) {
    folder = await prepareFolder(loaded, work);
    end = await runAlone(loaded, folder);
  }
  const output = path.join(folder, loaded.output ?? 'dist');
  return {
    folder,
    exit: end.exit,
    log: cleanLog(end.log, folder),
    ...(await readOutput(output, folder)),
  };
}

/** Whether a case is `rslib build` and nothing else, and should end well. */
function isPlain({ before, command, script, env, expect: { exit = 0 } }: LoadedCase): boolean {
  return !before && !command && !script && !env && exit === 0;
}

async function runAlone(loaded: LoadedCase, folder: string): Promise<ProcessEnd> {
  const { before = [], command = ['build'], script, env } = loaded;
  for (const args of before) {
    const { exit, log } = await runProcess([cli, ...args], folder, env);
    if (exit === 0) continue;
    throw new Error(
      `\`rslib ${args.join(' ')}\`, which comes before the run, exits with ${exit}: ` +
        quoteLog(cleanLog(log, folder)),
    );
  }
  return runProcess(script ? [script] : [cli, ...command], folder, env);
}
