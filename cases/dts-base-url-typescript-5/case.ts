import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'baseUrl with TypeScript 5',
  question: 'Does baseUrl work with TypeScript 5?',
  typescript: '5',
  expect: { files: ['index.d.ts', 'index.js'] },
});
