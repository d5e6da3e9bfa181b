import path from 'node:path';
import { repository, workFolder } from '../paths';
import type { LoadedCase } from '../readCase';
import { cleanLog, hideSizes, quoteLog } from './cleanLog';
import { prepareFolder } from './prepareFolder';
import { readOutput, type CaseOutput } from './readOutput';
import { runProcess } from './runProcess';

export interface CaseRun extends CaseOutput {
  folder: string;
  exit: number | string;
  log: string[];
}

const cli = path.join(repository, 'node_modules', '@rslib', 'core', 'bin', 'rslib.js');

/** Runs the real tool in a fresh folder below `work` and reads what it left on the disk. */
export async function runCase(loaded: LoadedCase, work = workFolder): Promise<CaseRun> {
  const { before = [], command = ['build'], script, env, output: folderName = 'dist' } = loaded;
  const folder = await prepareFolder(loaded, work);
  for (const args of before) {
    const { exit, log } = await runProcess([cli, ...args], folder, env);
    if (exit === 0) continue;
    throw new Error(
      `\`rslib ${args.join(' ')}\`, which comes before the run, exits with ${exit}: ` +
        quoteLog(cleanLog(log, folder)),
    );
  }
  const { exit, log } = await runProcess(script ? [script] : [cli, ...command], folder, env);
  const output = await readOutput(path.join(folder, folderName), folder);
  const placed = output.placed.map((name) => path.posix.join(folderName, name));
  return { folder, exit, log: hideSizes(cleanLog(log, folder), placed), ...output };
}
