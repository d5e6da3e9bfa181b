import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Small files inside the code',
  question: 'How do I put small images into the JavaScript?',
  expect: {
    files: ['index.css', 'index.js', 'theme.js'],
    contains: { 'index.js': 'data:image/svg+xml', 'index.css': 'data:image/svg+xml' },
  },
});
