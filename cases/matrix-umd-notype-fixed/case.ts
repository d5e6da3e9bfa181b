import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Output names: umd, bundled, no "type", autoExtension off',
  question: 'What are the files of the umd format called with no "type" and autoExtension off?',
  expect: { files: ['index.js'], contains: { 'index.js': 'root["Answer"]' } },
});
