import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Files copied as they are',
  question: 'How do I put files into dist without importing them?',
  expect: { files: ['index.js', 'words.txt'], contains: { 'words.txt': 'one two' } },
});
