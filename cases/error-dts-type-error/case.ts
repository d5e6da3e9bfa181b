import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A type error',
  question: 'What does “Error occurred in esm declaration files generation” mean?',
  expect: {
    exit: 1,
    log: [
      "[tsgo] src/index.ts:1:14 - error TS2322: Type 'string' is not assignable to type 'number'.",
      'Failed to generate declaration files. (esm)',
      'Error occurred in esm declaration files generation.',
    ],
    files: ['index.d.ts', 'index.js'],
  },
});
