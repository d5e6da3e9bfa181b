import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts with another cwd and a path alias',
  question: 'Why do declarations import from the source when I set cwd?',
  script: 'build.mjs',
  output: 'packages/slugs/dist',
  expect: {
    contains: { 'index.d.ts': "'../../../src/parts/splitWords" },
    logLacks: ['warn', 'error'],
  },
});
