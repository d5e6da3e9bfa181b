import path from 'node:path';
import { cleanLog } from './cleanLog';
import { repository } from './paths';
import { quoteLog } from './quoteLog';
import type { LoadedCase } from './readCase';
import { readOutput, type CaseOutput } from './readOutput';
import { runProcess } from './runProcess';

export interface CaseRun extends CaseOutput {
  folder: string;
  exit: number | string;
  log: string[];
}

const cli = path.join(repository, 'node_modules', '@rslib', 'core', 'bin', 'rslib.js');

/** Runs the real tool in a prepared folder and reads what it left on the disk. */
export async function runCase(loaded: LoadedCase, folder: string): Promise<CaseRun> {
  const { before = [], command = ['build'], script, env, output = 'dist' } = loaded;
  for (const args of before) {
    const { exit, log } = await runProcess([cli, ...args], folder, env);
    if (exit === 0) continue;
    throw new Error(
      `\`rslib ${args.join(' ')}\`, which comes before the run, exits with ${exit}: ` +
        quoteLog(cleanLog(log, folder)),
    );
  }
  const { exit, log } = await runProcess(script ? [script] : [cli, ...command], folder, env);
  return {
    folder,
    exit,
    log: cleanLog(log, folder),
    ...(await readOutput(path.join(folder, output), folder)),
  };
}
