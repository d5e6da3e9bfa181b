import { readBenchFile, type Shape } from '../readBenchFile';
import type { TestRun } from './TestRun';

const shape: Shape = {
  command: 'string',
  date: 'string',
  commit: 'string',
  node: 'string',
  machine: { processor: 'string', cores: 'number' },
  steps: [
    {
      name: 'string',
      passed: 'number',
      failed: 'number',
      skipped: 'number',
      retried: 'number',
      seconds: 'number',
    },
  ],
};

/**
 * The committed run of every test there is, whole.
 * @throws Error with file, place and command where it is missing, cut or of another shape.
 */
export function readTestRun(path: string): TestRun {
  const file = 'bench/tests/results.json';
  return readBenchFile(path, { file, command: 'npm run test:full', shape }) as TestRun;
}
