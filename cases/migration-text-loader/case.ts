import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A text file as a string',
  question: 'What becomes of loader: { ".txt": "text" }?',
  expect: { files: ['index.js'], contains: { 'index.js': 'Usage: slugs' } },
});
