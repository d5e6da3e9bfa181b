import type { Loaded } from '../judge/checkModules';
import { timeLimit } from '../run/runProcess';
import { createServer } from './createServer';

/** Checkers that are loaded once for many cases. All give `undefined` where they cannot tell. */
export interface WarmJudge {
  /** Loads a built file; `args` are those of judge/loadModule.mjs. */
  load: (args: readonly string[], folder: string) => Promise<Loaded | undefined>;
  /** Whether TypeScript 5 finds nothing wrong in the project of a folder. */
  compiles: (folder: string) => Promise<boolean | undefined>;
  findTypeProblems: (folder: string) => Promise<string[] | undefined>;
  /** Does what asks a compiler: later (`judgeTypes`), one task after another. */
  later: <T>(task: () => Promise<T>) => Promise<T>;
  /**
   * Lets the tasks begin that were put off, now and from now on, and waits for those there are.
   * Compilers are the largest of all that runs, next to a tool that has bundled declarations: there is
   * not enough memory for both.
   */
  judgeTypes: () => Promise<void>;
  close: () => Promise<void>;
}

export type TypeQuestion = { type: 'compiles' | 'findTypeProblems'; folder: string };

interface ModuleQuestion {
  args: readonly string[];
  folder: string;
}

const moduleLimits = { memoryLimit: 120e6, timeLimit };
const typeLimits = { memoryLimit: 260e6, timeLimit };

/** Saves most of a small check's time, which is the loading of the checker. */
export function createWarmJudge(): WarmJudge {
  const modules = createServer<ModuleQuestion, { loaded?: Loaded; memory: number }>(
    'warm/moduleServer.mjs',
    moduleLimits,
  );
  const types = createServer<TypeQuestion, { found?: boolean | string[]; memory: number }>(
    'warm/typeServer.mjs',
    typeLimits,
  );
  let begin = () => undefined as void;
  let last: Promise<unknown> = new Promise<void>((resolve) => {
    begin = resolve;
  });
  return {
    load: async (args, folder) => (await modules.ask({ args, folder }))?.loaded,
    compiles: async (folder) =>
      (await types.ask({ type: 'compiles', folder }))?.found as boolean | undefined,
    findTypeProblems: async (folder) =>
      (await types.ask({ type: 'findTypeProblems', folder }))?.found as string[] | undefined,
    later: (task) => {
      const done = last.then(task);
      last = done.catch(() => undefined);
      return done;
    },
    judgeTypes: async () => {
      begin();
      await last;
      await types.close();
    },
    close: async () => void (await Promise.all([modules.close(), types.close()])),
  };
}
