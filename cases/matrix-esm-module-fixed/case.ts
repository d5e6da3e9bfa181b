import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Output names: esm, bundled, "type": "module", autoExtension off',
  question:
    'What are the files of the esm format called with "type": "module" and autoExtension off?',
  expect: { files: ['index.js'], contains: { 'index.js': 'export { answer };' } },
});
