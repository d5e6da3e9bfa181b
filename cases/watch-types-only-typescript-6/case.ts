import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A save that changes only types, with TypeScript 6',
  question: 'Does watch mode rebuild declarations with TypeScript 6?',
  script: 'watch.mjs',
  typescript: '6',
  expect: {
    files: ['index.d.ts', 'index.js', 'types.d.ts'],
    contains: { 'types.d.ts': 'number[]' },
    log: '1 build',
  },
});
