import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Declarations by TypeScript 6',
  question: 'Does dts work with TypeScript 6?',
  typescript: '6',
  expect: { files: ['index.d.ts', 'index.js', 'splitWords.d.ts'], logLacks: 'tsgo' },
});
