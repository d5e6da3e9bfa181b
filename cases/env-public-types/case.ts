import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Types of variables from .env',
  question: 'How do I declare the types of my PUBLIC_ variables?',
  expect: { files: ['index.d.ts', 'index.js'], contains: { 'index.js': '"https://example.com"' } },
});
