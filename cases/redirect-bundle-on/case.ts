import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'redirect in a bundle',
  question: 'Does redirect matter if I bundle?',
  expect: {
    files: ['index.d.ts', 'index.js', 'text/splitWords.d.ts'],
    contains: { 'index.js': 'function splitWords', 'index.d.ts': "'@/text/splitWords'" },
  },
});
