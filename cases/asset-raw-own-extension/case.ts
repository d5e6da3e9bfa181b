import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '?raw of a kind of your own',
  question: 'How do I import a Markdown file as text?',
  expect: { files: ['index.js'], contains: { 'index.js': '# Words' } },
});
