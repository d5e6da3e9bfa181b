import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An output folder inside one with .d.cts',
  question: 'Why does an inner output folder lose its .d.ts files?',
  expect: {
    files: [
      'esm/index.d.cts',
      'esm/index.js',
      'esm/splitWords.d.cts',
      'index.cjs',
      'index.d.cts',
      'splitWords.d.cts',
    ],
  },
});
