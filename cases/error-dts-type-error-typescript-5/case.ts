import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A type error found by TypeScript 5',
  question: 'What does a type error look like with TypeScript 5?',
  typescript: '5',
  expect: {
    exit: 1,
    log: [
      "TS2322: Type 'string' is not assignable to type 'number'.",
      'Failed to generate declaration files. (esm)',
    ],
    files: ['index.d.ts', 'index.js'],
  },
});
