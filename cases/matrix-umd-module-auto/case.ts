import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Output names: umd, bundled, "type": "module"',
  question: 'What are the files of the umd format called with "type": "module"?',
  expect: { files: ['index.js'], contains: { 'index.js': 'root["Answer"]' } },
});
