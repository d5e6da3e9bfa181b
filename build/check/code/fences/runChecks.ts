import path from 'node:path';
import { type Attempt, checkFailures } from '../failure/checkFailures';
import type { FenceFault } from '../FenceFault';
import { checkLoads } from '../load/checkLoads';
import type { Snippet } from '../project/Snippet';
import { withWorkFolder } from '../project/withWorkFolder';
import { checkSyntax, checkWholeSyntax } from '../syntax/checkSyntax';
import { checkTsconfigs } from '../types/checkTsconfigs';
import { checkTypes } from '../types/checkTypes';
import { reportTypes } from '../types/reportTypes';
import type { SlowCheck } from './listChecks';

type Verdicts = Record<SlowCheck, FenceFault[][]>;

/**
 * Runs each check over its snippets, side by side; gives the faults in the order asked for. Snippets
 * that are meant to fail are compiled and loaded together with those that are not.
 */
export function runChecks(
  wanted: Readonly<Record<SlowCheck, readonly Snippet[]>>,
): Promise<Verdicts> {
  return withWorkFolder(async (folder) => {
    const scripts = wanted.failure.filter(({ path: name }) => /\.[cm]?[jt]sx?$/.test(name));
    const configs = wanted.failure.filter(({ fenceClass }) => fenceClass === 'config');
    const [types, loads, tsconfig, syntax] = await Promise.all([
      checkTypes([...wanted.types, ...scripts], path.join(folder, 'types')),
      checkLoads([...wanted.load, ...configs], path.join(folder, 'load')),
      checkTsconfigs(wanted.tsconfig, path.join(folder, 'tsconfig')),
      Promise.all(wanted.syntax.map(parse)),
    ]);
    const attempts = wanted.failure.map((snippet): Attempt => {
      const script = scripts.indexOf(snippet);
      const config = configs.indexOf(snippet);
      return {
        snippet,
        errors: script < 0 ? [] : (types[wanted.types.length + script] ?? []),
        load: config < 0 ? undefined : loads[wanted.load.length + config],
      };
    });
    return {
      failure: await checkFailures(attempts, path.join(folder, 'failure')),
      load: wanted.load.map((_, index) => [loads[index] ?? []].flat()),
      syntax,
      tsconfig,
      types: wanted.types.map(({ fenceClass }, index) =>
        reportTypes(types[index] ?? [], fenceClass === 'config' ? 'config-types' : 'module-types'),
      ),
    };
  });
}

function parse({ fence: { code, lang, meta }, fenceClass }: Snippet): Promise<FenceFault[]> {
  const isPart = fenceClass === 'fragment' || meta.words.includes('part');
  return isPart ? checkSyntax(code, lang) : checkWholeSyntax(code, lang);
}
