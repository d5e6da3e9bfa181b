import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'resolve.alias',
  question: 'How do I set an import alias?',
  expect: { files: ['index.js'], contains: { 'index.js': 'limit = 10' } },
});
