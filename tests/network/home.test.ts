import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from '@rstest/core';
import { planSteps, type Step } from './page/planSteps';
import { readFences } from './page/readPage';
import { createReader } from './reader/createReader';
import { followSteps } from './reader/followSteps';

/**
 * A home page shows the result before the commands: its reader creates the files first. The command
 * that creates a library is left out, with the page's own reason.
 */
const order: readonly Step['type'][] = ['leaveOut', 'write', 'run', 'compareFile'];

for (const file of ['docs/en/index.mdx', 'docs/zh/index.mdx']) {
  describe(`the example of ${file}, built in an empty folder with its own install line`, () => {
    const steps = planSteps(readFences(readFileSync(file, 'utf8'), file), file);
    const reader = createReader();
    afterAll(reader.leave);
    followSteps(
      steps.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type)),
      reader,
    );

    it('creates files, runs commands and compares output', () => {
      expect(new Set(steps.map(({ type }) => type))).toEqual(new Set(order));
    });
  });
}
