import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'redirect.dts.extension: false',
  question: 'How do I keep imports in declarations without an extension?',
  expect: {
    files: ['index.d.ts', 'index.js', 'text/splitWords.d.ts', 'text/splitWords.js'],
    contains: { 'index.d.ts': "'./text/splitWords'" },
  },
});
