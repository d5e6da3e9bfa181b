import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Declarations in an Rsbuild project',
  question: 'How do I write declarations with Rsbuild alone?',
  script: 'build.mjs',
  expect: {
    files: ['index.d.ts', 'index.js', 'splitWords.d.ts'],
    log: 'declaration files generated',
  },
});
