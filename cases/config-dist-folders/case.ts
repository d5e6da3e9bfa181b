import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A folder for each format',
  question: 'How do I write each format into its own folder?',
  expect: {
    files: ['cjs/index.cjs', 'esm/index.js', 'umd/index.js'],
    contains: { 'umd/index.js': '(globalThis, ' },
  },
});
