import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Declarations of .mts and .cts sources',
  question: 'What are the declarations of .mts and .cts files called?',
  expect: {
    files: ['a.d.mts', 'a.js', 'b.d.cts', 'b.js', 'index.d.ts', 'index.js'],
    contains: { 'index.d.ts': ['./a.mjs', './b.cjs'] },
  },
});
