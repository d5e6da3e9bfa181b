import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts.isolated for two formats in one folder, with TypeScript 6',
  question: 'Does TypeScript 6 keep the declarations of two formats apart with dts.isolated?',
  typescript: '6',
  expect: {
    anyOf: [
      ['index.cjs', 'index.d.cts', 'index.d.ts', 'index.js'],
      ['index.cjs', 'index.d.cts', 'index.js'],
    ],
  },
});
