import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts at the top level with two lib items',
  question: 'What does the warning about a top-level “dts” mean?',
  expect: {
    anyOf: [['index.cjs', 'index.d.ts', 'index.js']],
    log: 'When multiple lib items are present, using top-level "dts" may cause conflicting file writes or deletions during declaration generation, so configure "dts" on a specific lib item instead.',
  },
});
