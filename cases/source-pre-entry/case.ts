import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Code that runs before the entry',
  question: 'How do I run code before every entry?',
  expect: { files: ['index.js'], contains: { 'index.js': 'clockReady' } },
});
