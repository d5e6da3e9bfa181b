import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Two lib items, one folder, TypeScript 5',
  question: 'Does TypeScript 5 lose the declarations of a dual package as well?',
  typescript: '5',
  expect: {
    files: [
      'index.cjs',
      'index.js',
      'index.d.ts',
      'splitWords.d.ts',
      'index.d.cts',
      'splitWords.d.cts',
    ],
    publint: [],
    typesWrong: [],
  },
});
