import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'No rootDir with TypeScript 5',
  question: 'Does TypeScript 5 need rootDir?',
  typescript: '5',
  expect: { files: ['index.d.ts', 'index.js', 'splitWords.d.ts'] },
});
