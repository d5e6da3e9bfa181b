import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'new URL() left alone',
  question: 'How do I keep Rslib from copying what new URL() names?',
  expect: { files: ['index.js'], contains: { 'index.js': './words.txt' } },
});
