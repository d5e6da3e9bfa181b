import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '“types” after the code in exports',
  question: 'Why does TypeScript ignore the types of my package?',
  expect: {
    files: ['index.cjs', 'index.d.ts', 'index.js', 'splitWords.d.ts'],
    publint: ['EXPORTS_TYPES_SHOULD_BE_FIRST'],
  },
});
