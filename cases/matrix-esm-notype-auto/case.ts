import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Output names: esm, bundled, no "type"',
  question: 'What are the files of the esm format called with no "type"?',
  expect: { files: ['index.mjs'], contains: { 'index.mjs': 'export { answer };' } },
});
