import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Names of outputs',
  question: 'What are my outputs called in the log and for --lib?',
  expect: {
    files: ['browser/index.js', 'esm/index.js', 'legacy/index.cjs', 'modern/index.cjs'],
    log: ['File (esm)', 'File (cjs0)', 'File (cjs1)', 'File (browser)'],
  },
});
