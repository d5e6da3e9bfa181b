import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Declarations of tests',
  question: 'Why are there declarations of my tests in dist?',
  expect: { files: ['index.d.ts', 'index.js', 'splitWords.d.ts', 'splitWords.test.d.ts'] },
});
