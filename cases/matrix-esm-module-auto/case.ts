import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Output names: esm, bundled, "type": "module"',
  question: 'What are the files of the esm format called with "type": "module"?',
  expect: { files: ['index.js'], contains: { 'index.js': 'export { answer };' } },
});
