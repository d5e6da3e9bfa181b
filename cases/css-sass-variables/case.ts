import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Sass variables in every file',
  question: 'How do I make Sass variables available in every file?',
  expect: { files: ['index.css', 'index.js'], contains: { 'index.css': 'teal' } },
});
