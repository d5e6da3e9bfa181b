import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'redirect.js.path: false with declarations',
  question: 'Does redirect.js change declarations?',
  expect: {
    files: ['index.d.ts', 'index.js', 'text/splitWords.d.ts', 'text/splitWords.js'],
    contains: { 'index.js': '@/text/splitWords', 'index.d.ts': "'./text/splitWords.js'" },
  },
});
