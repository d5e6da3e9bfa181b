import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Every file of src is built',
  question: 'Why are snapshots and data files in dist?',
  expect: {
    files: [
      '.draft.js',
      '__snapshots__/splitWords.test.ts.js',
      'data.js',
      'index.js',
      'rslib-runtime.js',
      'splitWords.js',
      'splitWords.test.js',
    ],
  },
});
