import path from 'node:path';
import { cleanLog } from './cleanLog';
import { repository, workFolder } from '../paths';
import { hideSizes } from './hideSizes';
import { prepareFolder } from './prepareFolder';
import { quoteLog } from './quoteLog';
import type { LoadedCase } from '../readCase';
import { readOutput, type CaseOutput } from './readOutput';
import { runProcess, type ProcessEnd } from './runProcess';
import { findReasonToRunAlone } from '../warm/findReasonToRunAlone';
import type { WarmTool } from '../warm/warmTool';

export interface CaseRun extends CaseOutput {
  folder: string;
  /** Whether the process had run others before, which may show in what it gave. */
  isWarm: boolean;
  exit: number | string;
  log: string[];
}

const cli = path.join(repository, 'node_modules', '@rslib', 'core', 'bin', 'rslib.js');

/**
 * Runs the real tool in a fresh folder below `work` and reads what it left on the disk. `tool` has it
 * loaded already; where none is given, or a case needs it, each run has a process of its own.
 */
export async function runCase(
  loaded: LoadedCase,
  work = workFolder,
  tool?: WarmTool,
): Promise<CaseRun> {
  let folder = await prepareFolder(loaded, work);
  const warmEnd = tool && !findReasonToRunAlone(loaded) && (await runWarm(loaded, folder, tool));
  if (tool && !warmEnd) folder = await prepareFolder(loaded, work);
  const end = warmEnd || (await runAlone(loaded, folder));
  const folderName = loaded.output ?? 'dist';
  const output = await readOutput(path.join(folder, folderName), folder);
  const placed = output.placed.map((name) => path.posix.join(folderName, name));
  return {
    folder,
    isWarm: Boolean(warmEnd),
    exit: end.exit,
    log: hideSizes(cleanLog(end.log, folder), placed),
    ...output,
  };
}

/** Gives `undefined` where a step does not end as it should, so that one alone says why. */
async function runWarm(
  loaded: LoadedCase,
  folder: string,
  tool: WarmTool,
): Promise<ProcessEnd | undefined> {
  const { before = [], command: args = ['build'], script, env } = loaded;
  for (const step of before) {
    if ((await tool.run({ folder, args: step, env }))?.exit !== 0) return undefined;
  }
  return tool.run(script ? { folder, script, env } : { folder, args, env });
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
