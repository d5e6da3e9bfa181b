import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A module that no entry imports, with isolated declarations',
  question: 'Which modules get a declaration file with dts.isolated?',
  expect: { files: ['index.d.ts', 'index.js', 'splitWords.d.ts'] },
});
