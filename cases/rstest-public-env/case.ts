import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'PUBLIC_ variables for tests',
  question: 'How do my tests get PUBLIC_ variables?',
  script: 'test.mjs',
  expect: { files: [], log: ['✓ tests/address.test.ts', 'Tests 1 passed'] },
});
