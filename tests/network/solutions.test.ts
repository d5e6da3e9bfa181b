import { afterAll, describe, expect, it } from '@rstest/core';
import { openFactStore } from '../../build/components/factStore';
import { listPages } from './page/readPage';
import { planPage } from './page/planPage';
import { createReader } from './reader/createReader';
import { followSteps } from './reader/followSteps';

const store = openFactStore();

/** What is done in order; other sections are looked up, and some show another configuration. */
const done = ['', 'Create the package', 'Build it', 'Check it before you publish', 'Use it'];
const isRead = (section: string) => done.includes(section);

for (const { name, file, source } of listPages('docs/en/guide/solution')) {
  describe(`the solution for ${name}, followed literally in an empty folder`, () => {
    const { steps } = planPage({ source, file, isRead, store });
    const reader = createReader();
    afterAll(reader.leave);
    followSteps(steps, reader);

    it('builds, is checked, and is used', () => {
      const commands = steps.flatMap((step) => (step.type === 'run' ? [step.commands] : []));
      for (const command of ['rslib build', 'publint', '@arethetypeswrong/cli', 'node try.js']) {
        expect(commands.join('\n')).toContain(command);
      }
      const types = steps.map(({ type }) => type);
      for (const type of ['compareFile', 'compareFolder', 'comparePart', 'compareTerminal']) {
        expect(types).toContain(type);
      }
    });
  });
}
