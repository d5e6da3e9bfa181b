import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Output names: esm, not bundled, "type": "module", autoExtension off',
  question:
    'What are the files of the esm format with bundle: false called with "type": "module" and autoExtension off?',
  expect: { files: ['index.js'], contains: { 'index.js': 'export { answer };' } },
});
