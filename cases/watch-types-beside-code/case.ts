import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A save that changes a type in a file with code',
  question: 'Are declarations rebuilt when only an interface of a bundled file changes?',
  script: 'watch.mjs',
  expect: {
    files: ['index.d.ts', 'index.js', 'letters.d.ts'],
    contains: { 'letters.d.ts': 'readonly list' },
  },
});
