import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'No declarations of tests',
  question: 'How do I keep declarations of tests out of dist?',
  expect: { files: ['index.d.ts', 'index.js', 'splitWords.d.ts'] },
});
