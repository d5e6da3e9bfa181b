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
  close: () => Promise<void>;
}

export type TypeQuestion = { type: 'compiles' | 'findTypeProblems'; folder: string };

interface ModuleQuestion {
  args: readonly string[];
  folder: string;
}

const moduleLimits = { memoryLimit: 120e6, timeLimit };
/**
 * Compilers are the largest of all that runs, so that they go when no case needs them any more:
 * between two that do, a build of a few seconds may lie (planOrder.ts puts them together).
 */
const typeLimits = { memoryLimit: 300e6, timeLimit, idleLimit: 15_000 };

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
  return {
    load: async (args, folder) => (await modules.ask({ args, folder }))?.loaded,
    compiles: async (folder) =>
      (await types.ask({ type: 'compiles', folder }))?.found as boolean | undefined,
    findTypeProblems: async (folder) =>
      (await types.ask({ type: 'findTypeProblems', folder }))?.found as string[] | undefined,
    close: async () => void (await Promise.all([modules.close(), types.close()])),
  };
}
