import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Output names: umd, bundled, no "type"',
  question: 'What are the files of the umd format called with no "type"?',
  expect: { files: ['index.js'], contains: { 'index.js': 'root["Answer"]' } },
});
