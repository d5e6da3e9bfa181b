import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A class that the style sheet lacks',
  question: 'Does TypeScript find a class name that my CSS Module lacks?',
  expect: { files: ['index.css', 'index.d.ts', 'index.js'], contains: { 'index.d.ts': 'string' } },
});
