import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A plugin that reads a file type',
  question: 'How do I import a file type that Rslib does not know?',
  expect: { files: ['index.js'], contains: { 'index.js': 'Build first' } },
});
