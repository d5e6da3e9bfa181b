import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Two lib items, one folder, TypeScript 6',
  question: 'Does TypeScript 6 lose the declarations of a dual package as well?',
  typescript: '6',
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
