import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A test of the built package',
  question: 'How do I test the package that I publish?',
  before: [['build']],
  script: 'test.mjs',
  expect: { files: ['index.js'], log: ['✓ tests/package.test.ts', 'Tests 1 passed'] },
});
