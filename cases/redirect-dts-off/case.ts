import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Declarations with paths as written',
  question: 'What do declarations look like with redirect.dts off?',
  expect: {
    files: ['index.d.ts', 'index.js', 'text/splitWords.d.ts', 'text/splitWords.js'],
    contains: { 'index.d.ts': "'@/text/splitWords'" },
  },
});
