import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Style sheets for Node.js',
  question: 'How do I get a style sheet with the target node?',
  expect: { files: ['index.css', 'index.js'], contains: { 'index.css': 'color: teal' } },
});
