import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts.alias with TypeScript 6',
  question: 'What does dts.alias do?',
  typescript: '6',
  expect: {
    files: ['index.d.ts', 'index.js', 'parts/words.d.ts', 'parts/words.js'],
    contains: { 'index.d.ts': "'./parts/words.js'" },
  },
});
