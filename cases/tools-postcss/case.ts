import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A PostCSS plugin',
  question: 'How do I add a PostCSS plugin?',
  expect: { files: ['index.css', 'index.js'], contains: { 'index.css': '@layer ui' } },
});
