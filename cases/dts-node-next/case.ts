import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Imports with the extension .js in TypeScript',
  question: 'Do imports of ./part.js find part.ts?',
  expect: {
    files: ['index.d.ts', 'index.js', 'part.d.ts'],
    contains: { 'index.d.ts': "'./part.js'" },
  },
});
