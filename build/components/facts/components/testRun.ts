import { showSeconds } from '../speedBench/formatUnits';
import type { TestRun, TestStep } from '../testRun/TestRun';
import { type BlockComponent, need } from './component';
import { type Block, inlineCode, table } from './nodes';
import { runRows } from './runRows';

/** Parts of the report, by the value of `of`. */
const parts: Readonly<Record<string, (run: TestRun) => Block>> = {
  run: (run) => table([['What', 'Value'], ...runRows(run)]),
  steps: ({ steps }) =>
    table([
      ['Script', 'Passed', 'Failed', 'Skipped', 'Retried', 'Time'],
      ...steps.map((step) => [[inlineCode(`npm run ${step.name}`)], ...showCounts(step)]),
      ['All', ...showCounts(sum(steps))],
    ]),
};

const showCounts = ({ passed, failed, skipped, retried, seconds }: TestStep): string[] => [
  `${passed}`,
  `${failed}`,
  `${skipped}`,
  `${retried}`,
  showSeconds(seconds),
];

const sum = (steps: readonly TestStep[]): TestStep =>
  steps.reduce((all, step) => ({
    name: '',
    passed: all.passed + step.passed,
    failed: all.failed + step.failed,
    skipped: all.skipped + step.skipped,
    retried: all.retried + step.retried,
    seconds: all.seconds + step.seconds,
  }));

/** `<TestRun of="steps" />`: a table of the committed run of `npm run test:full`. */
export const testRun: BlockComponent = {
  type: 'block',
  attributes: ['of'],
  render(attributes, store) {
    const of = need(attributes, 'of');
    const draw = Object.hasOwn(parts, of) ? parts[of] : undefined;
    if (!draw) throw new Error(`“of” is one of ${Object.keys(parts).join(', ')}, not “${of}”.`);
    return [draw(store.getTestRun())];
  },
};
