import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Declaration maps',
  question: 'How do I get .d.ts.map files?',
  expect: {
    files: ['index.d.ts', 'index.d.ts.map', 'index.js', 'splitWords.d.ts', 'splitWords.d.ts.map'],
  },
});
