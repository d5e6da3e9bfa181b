import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Ids of lib items',
  question: 'What are lib items called in the log and by --lib?',
  expect: {
    files: ['a/index.js', 'b/index.js', 'index.cjs'],
    log: ['File (esm0)', 'File (esm1)', 'File (cjs)'],
  },
});
