import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Declarations from JavaScript',
  question: 'How do I get declarations for JavaScript sources with JSDoc?',
  expect: {
    files: ['index.d.ts', 'index.js'],
    contains: { 'index.d.ts': '(title: string) => string' },
  },
});
