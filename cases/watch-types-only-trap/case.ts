import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A save that changes only types',
  question: 'Why are my declarations not rebuilt in watch mode?',
  script: 'watch.mjs',
  expect: {
    files: ['index.d.ts', 'index.js', 'types.d.ts'],
    contains: { 'types.d.ts': 'string[]' },
    log: '1 build',
  },
});
