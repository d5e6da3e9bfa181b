import type { Readable } from 'node:stream';
import { timeLimit, type ProcessEnd } from '../run/runProcess';
import { createServer } from './createServer';
import { createSharedMemory } from './createSharedMemory';

/** One run of the command line, or of a script. */
export interface ToolRun {
  folder: string;
  /** Arguments of `rslib`. */
  args?: readonly string[];
  /** Run instead of the command line. */
  script?: string;
  env?: Readonly<Record<string, string>>;
}

export interface WarmTool {
  /**
   * Does what a process of its own would. Gives `undefined` where only that can show what happens:
   * the run takes the process down, does not end, or throws what nobody catches.
   */
  run: (run: ToolRun) => Promise<ProcessEnd | undefined>;
  /** Ends what runs. */
  close: () => Promise<void>;
}

interface Answer {
  exit?: number;
  isBusy: boolean;
  memory: number;
}

/**
 * What a process holds after two dozen runs, 280 MB, is what it works with: each further one adds a
 * third of a megabyte. A smaller limit would have it end and load the tool again every few runs.
 */
const memoryLimit = 340e6;
/**
 * What the processes of all workers may have together, in bytes: with a compiler beside them, the
 * whole run stays below 700 MB.
 */
const sharedLimit = 450e6;
const shared = createSharedMemory(sharedLimit);
/** Runs in a row that give nothing, after which none is tried: another release may not work so. */
const failureLimit = 3;
const endOfLog = '\u0000';

/** Saves most of a small run's time, which is the loading of the tool. */
export function createWarmTool(): WarmTool {
  const server = createServer<ToolRun, Answer>('warm/toolServer.mjs', {
    hasLog: true,
    memoryLimit,
    shared,
    timeLimit,
  });
  let failureCount = 0;
  return {
    close: server.close,
    run: async (run) => {
      if (failureCount === failureLimit) return undefined;
      let logs: Promise<string>[] = [];
      const answer = await server.ask(run, ({ stdout, stderr }) => {
        logs = [readLog(stdout), readLog(stderr)];
      });
      failureCount = answer?.exit === undefined ? failureCount + 1 : 0;
      if (answer?.exit === undefined) return undefined;
      return { exit: answer.exit, log: (await Promise.all(logs)).join('') };
    },
  };
}

/** What a stream says up to the end of one run. */
function readLog(stream: Readable | null): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const onData = (chunk: Buffer) => {
      chunks.push(chunk);
      if (!chunk.includes(endOfLog)) return;
      stream?.off('data', onData);
      resolve(Buffer.concat(chunks).toString().replaceAll(endOfLog, ''));
    };
    stream?.on('data', onData);
  });
}
