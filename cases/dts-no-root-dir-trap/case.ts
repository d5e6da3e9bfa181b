import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'No rootDir',
  question: 'Why does TypeScript 7 ask for rootDir?',
  expect: {
    exit: 1,
    files: ['index.js', 'src/index.d.ts', 'src/splitWords.d.ts'],
    log: [
      "error TS5011: The common source directory of 'tsconfig.json' is './src'.",
      'Failed to generate declaration files. (esm)',
    ],
  },
});
