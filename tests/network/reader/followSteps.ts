import { it } from '@rstest/core';
import { describeStep } from '../page/describeStep';
import type { Step } from '../page/planSteps';
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
