import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'PUBLIC_ variables in tests',
  question: 'Why is a PUBLIC_ variable undefined in my tests?',
  script: 'test.mjs',
  expect: { files: [], log: ['✓ tests/address.test.ts', 'Tests 1 passed'] },
});
