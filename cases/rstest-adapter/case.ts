import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Tests with the configuration of Rslib',
  question: 'How do my tests use the aliases and constants of rslib.config.ts?',
  script: 'test.mjs',
  expect: { files: [], log: ['✓ tests/toSlug.test.ts', 'Tests 1 passed'] },
});
