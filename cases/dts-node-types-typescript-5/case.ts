import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The types of Node.js with TypeScript 5',
  question: 'Does TypeScript 5 need types in tsconfig.json to know process?',
  typescript: '5',
  expect: { files: ['index.d.ts', 'index.js'] },
});
