import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Types of a file imported as text',
  question: 'What does TypeScript need to import a file as text?',
  expect: {
    files: ['index.d.ts', 'index.js'],
    contains: { 'index.d.ts': 'declare const text: string' },
  },
});
