import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Output names: umd, bundled, "type": "module", autoExtension off',
  question:
    'What are the files of the umd format called with "type": "module" and autoExtension off?',
  expect: { files: ['index.js'], contains: { 'index.js': 'root["Answer"]' } },
});
