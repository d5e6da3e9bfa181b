import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'TypeScript 5 with a target',
  question: 'Which target and module does TypeScript 5 need in tsconfig.json?',
  typescript: '5',
  expect: { files: ['index.d.ts', 'index.js'] },
});
