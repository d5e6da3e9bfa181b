import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Calls of console.debug removed',
  question: 'How do I remove console.debug() calls alone?',
  expect: { files: ['index.js'], lacks: { 'index.js': 'console.debug' } },
});
