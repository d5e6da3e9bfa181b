import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'new URL() in CJS',
  question: 'What becomes of new URL() in a CJS build?',
  expect: { files: ['index.cjs'], contains: { 'index.cjs': './words.txt' } },
});
