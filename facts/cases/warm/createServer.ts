import { fork, type ChildProcess, type Serializable } from 'node:child_process';
import path from 'node:path';
import { repository } from '../paths';
import { plainEnvironment } from '../run/runProcess';
import type { SharedMemory } from './createSharedMemory';

export interface Server<Question extends Serializable, Answer> {
  /** Gives `undefined` where the process ends, or says nothing for too long. */
  ask: (question: Question, onAsk?: (child: ChildProcess) => void) => Promise<Answer | undefined>;
  /** Ends the process after the questions that were asked before; the next one starts another. */
  close: () => Promise<void>;
}

export interface ServerOptions {
  /** Whether what the process writes is read. */
  hasLog?: boolean;
  /** Memory in bytes from which the process makes way for another. */
  memoryLimit: number;
  /** Processes that may have only so much together. */
  shared?: SharedMemory;
  /** Longest that an answer may take, in ms. */
  timeLimit: number;
}

/**
 * Changes no word of the results. One heap for all threads of the bundler: 27 MB less in each process.
 * One processor for the native compiler: the other one runs another case, and threads that wait for
 * each other cost a tenth of its time. It looks for garbage sooner than by itself: 20 MB less.
 */
const thrift = { MALLOC_ARENA_MAX: '1', GOMAXPROCS: '1', GOGC: '40' };

/**
 * A process that answers one question after another, started with the first; its answers say how
 * much memory it has.
 */
export function createServer<Question extends Serializable, Answer extends { memory: number }>(
  script: string,
  { hasLog = false, memoryLimit, shared, timeLimit }: ServerOptions,
): Server<Question, Answer> {
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const owner = Symbol(script);
  const end = async () => {
    const ending = child;
    child = undefined;
    if (ending) await kill(ending);
    shared?.release(owner);
  };
  const answer = async (question: Question, onAsk?: (child: ChildProcess) => void) => {
    child ??= start(script, hasLog, memoryLimit);
    onAsk?.(child);
    const found = await ask<Answer>(child, question, timeLimit);
    if (!found || found.memory > memoryLimit || shared?.isTooMuch(owner, found.memory)) await end();
    return found;
  };
  /** One thing after another, in the order in which they were asked for. */
  const queue = <T>(task: () => Promise<T>): Promise<T> => {
    const done = last.then(task);
    last = done;
    return done;
  };
  return {
    ask: (question, onAsk) => queue(() => answer(question, onAsk)),
    close: () => queue(end),
  };
}

function start(script: string, hasLog: boolean, memoryLimit: number): ChildProcess {
  const file = path.resolve(repository, 'facts', 'cases', script);
  const output = hasLog ? 'pipe' : 'ignore';
  return fork(file, [String(memoryLimit)], {
    cwd: repository,
    env: { ...plainEnvironment(), ...thrift },
    stdio: ['ignore', output, output, 'ipc'],
  });
}

function ask<Answer>(
  child: ChildProcess,
  question: Serializable,
  timeLimit: number,
): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const settle = (answer?: Answer) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
      resolve(answer);
    };
    const onMessage = (answer: unknown) => settle(answer as Answer);
    const onEnd = () => settle();
    const timer = setTimeout(settle, timeLimit);
    child.once('message', onMessage).once('exit', onEnd).once('error', onEnd);
    child.send(question);
  });
}

function kill(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
