import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import.meta.env as in 0.x',
  question: 'How do I replace import.meta.env.MODE at build time again?',
  expect: { files: ['index.js'], contains: { 'index.js': '"production"' } },
});
