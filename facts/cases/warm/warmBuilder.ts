import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { repository } from '../paths';
import { plainEnvironment, timeLimit, type ProcessEnd } from '../run/runProcess';

export interface WarmBuilder {
  /**
   * Builds a folder as `rslib build` does. Gives `undefined` where the build fails or takes the
   * process down: then it is for a process of its own to show what happens.
   */
  build: (folder: string) => Promise<ProcessEnd | undefined>;
  close: () => void;
}

/** Builds after which the process makes way for a new one, so that its memory stays small. */
const buildsPerProcess = 40;
const endOfLog = '\u0000';
const server = path.join(repository, 'facts', 'cases', 'warm', 'buildServer.mjs');

/**
 * Saves most of a small build's time, which is the loading of the tool. The environment, the working
 * folder and the log are those of a process of its own.
 */
export function createWarmBuilder(): WarmBuilder {
  let child: ChildProcess | undefined;
  let buildCount = 0;
  const close = () => {
    child?.kill();
    child = undefined;
    buildCount = 0;
  };
  return {
    close,
    build: async (folder) => {
      child ??= fork(server, { silent: true, env: plainEnvironment() });
      const end = await buildIn(child, folder);
      buildCount += 1;
      if (!end || buildCount === buildsPerProcess) close();
      return end;
    },
  };
}

async function buildIn(child: ChildProcess, folder: string): Promise<ProcessEnd | undefined> {
  const logs = Promise.all([readLog(child.stdout), readLog(child.stderr)]);
  child.send(folder);
  if (!(await isBuilt(child))) return undefined;
  return { exit: 0, log: (await logs).join('') };
}

function isBuilt(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (answer: boolean) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit);
      resolve(answer);
    };
    const onMessage = (answer: unknown) => settle(answer === true);
    const onExit = () => settle(false);
    const timer = setTimeout(() => settle(false), timeLimit);
    child.once('message', onMessage).once('exit', onExit);
  });
}

/** What a stream says up to the end of one build. */
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
