import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'redirect.dts.path: false',
  question: 'How do I keep aliases in declarations?',
  expect: {
    files: ['index.d.ts', 'index.js', 'text/splitWords.d.ts', 'text/splitWords.js'],
    contains: { 'index.d.ts': "'@/text/splitWords" },
  },
});
