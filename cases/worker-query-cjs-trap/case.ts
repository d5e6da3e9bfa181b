import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '?worker in CommonJS',
  question: 'Why is the file of a ?worker missing in CommonJS?',
  expect: { files: ['index.cjs'], contains: { 'index.cjs': './counter.ts' } },
});
