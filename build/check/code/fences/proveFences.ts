import type { Cache } from '../../../read/buildCache/openCache';
import { hashParts } from '../cache/getToolchainKey';
import type { FenceFault } from '../FenceFault';
import type { Snippet } from '../project/Snippet';
import { listChecks, type SlowCheck } from './listChecks';
import { runChecks } from './runChecks';

export interface ProveOptions {
  verdicts: Cache<FenceFault[]>;
  /** What every verdict depends on (cache/getToolchainKey.ts). */
  toolchain: string;
}

/**
 * What running them finds wrong with snippets, in their order. Only what changed since the last run is
 * run, each check once over all of it.
 */
export async function proveFences(
  snippets: readonly Snippet[],
  { verdicts, toolchain }: ProveOptions,
): Promise<FenceFault[][]> {
  const jobs = snippets.flatMap((snippet, index) =>
    listChecks(snippet).map((check) => ({
      check,
      snippet,
      index,
      key: getKey(toolchain, check, snippet),
    })),
  );
  // Pages show the same configuration again and again.
  const stale = jobs.filter(
    ({ key }, index) =>
      verdicts.get(key) === undefined && jobs.findIndex((job) => job.key === key) === index,
  );
  if (stale.length > 0) {
    const select = (wanted: SlowCheck) =>
      stale.filter(({ check }) => check === wanted).map(({ snippet }) => snippet);
    const wanted = {
      failure: select('failure'),
      load: select('load'),
      syntax: select('syntax'),
      tsconfig: select('tsconfig'),
      types: select('types'),
    };
    const found = await runChecks(wanted);
    for (const { check, snippet, key } of stale) {
      verdicts.set(key, found[check][wanted[check].indexOf(snippet)] ?? []);
    }
  }
  const faults: FenceFault[][] = snippets.map(() => []);
  for (const { index, key } of jobs) faults[index]?.push(...(verdicts.get(key) ?? []));
  return faults;
}

function getKey(toolchain: string, check: SlowCheck, snippet: Snippet): string {
  const { fence, fenceClass, path, siblings } = snippet;
  const needsSiblings = check === 'failure' || /['"]\.\.?\//.test(fence.code);
  const around = needsSiblings ? [...siblings].flat() : [];
  const { 'expect-error': message = '' } = fence.meta.attributes;
  const { words } = fence.meta;
  return hashParts(
    toolchain,
    check,
    fenceClass,
    path,
    fence.lang,
    words.join(' '),
    message,
    fence.code,
    ...around,
  );
}
