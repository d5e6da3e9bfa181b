import { it } from '@rstest/core';
import { type FileSize, type Step, describeStep } from '../page/planSteps';
import type { Reader } from './createReader';

/**
 * A test for each step of a page, in order. `isStuck` tells whether a command failed: then the folder
 * is not what the page speaks of, and all that follows would fail too.
 */
export function followSteps(steps: readonly Step[], reader: Reader): { isStuck: () => boolean } {
  let isStuck = false;
  for (const step of steps) {
    const title = describeStep(step);
    if (step.type === 'leaveOut') {
      it.skip(title, () => undefined);
      continue;
    }
    it(title, async ({ skip }) => {
      if (isStuck) skip();
      isStuck = step.type === 'run';
      await reader.follow(step);
      isStuck = false;
    });
  }
  return { isStuck: () => isStuck };
}

/**
 * Bytes by which a file may differ from the page's: ids of modules are made from the way to
 * node_modules, which is another in a reader's folder, and may be longer.
 */
const slack = 2;

const dropHash = (path: string): string => path.replace(/-[\w-]{8}(?=\.)/, '');

/** Sizes by path, in bytes. */
export const listSizes = (files: readonly FileSize[]): Record<string, number> =>
  Object.fromEntries(files.map(({ path, size }) => [path, size]));

/** Sizes by path; of a file that is nearly as large as the page says, the size that it says. */
export function roundSizes(
  files: readonly FileSize[],
  shown: readonly FileSize[],
): Record<string, number> {
  const expected = new Map(shown.map(({ path, size }) => [path, size]));
  return listSizes(
    files.map(({ path, size }) => {
      // A hash of another tool follows its packages, which have no fixed version.
      const bare = dropHash(path);
      const like = shown.filter((one) => dropHash(one.path) === bare);
      const name = like.length === 1 && like[0] ? like[0].path : path;
      const wanted = expected.get(name) ?? size;
      return { path: name, size: Math.abs(wanted - size) > slack ? size : wanted };
    }),
  );
}
