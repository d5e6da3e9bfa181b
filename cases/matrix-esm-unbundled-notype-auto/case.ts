import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Output names: esm, not bundled, no "type"',
  question: 'What are the files of the esm format with bundle: false called with no "type"?',
  expect: { files: ['index.mjs'], contains: { 'index.mjs': 'export { answer };' } },
});
