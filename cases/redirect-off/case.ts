import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Every rewriting off',
  question: 'What does the output look like with redirect off?',
  expect: {
    files: ['index.d.ts', 'index.js', 'text/splitWords.d.ts', 'text/splitWords.js'],
    contains: { 'index.js': '"@/text/splitWords"', 'index.d.ts': "'@/text/splitWords'" },
  },
});
