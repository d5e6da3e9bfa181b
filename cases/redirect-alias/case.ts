import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Alias imports become relative paths',
  question: 'Do imports like “@/…” work in the output?',
  expect: {
    files: ['index.d.ts', 'index.js', 'text/splitWords.d.ts', 'text/splitWords.js'],
    contains: { 'index.js': '"./text/splitWords.js"', 'index.d.ts': "'./text/splitWords.js'" },
    imports: [{ file: 'dist/index.js', names: ['splitWords'] }],
  },
});
