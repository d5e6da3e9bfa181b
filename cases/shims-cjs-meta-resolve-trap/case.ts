import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import.meta.resolve in CJS',
  question: 'Does import.meta.resolve work in CJS?',
  expect: {
    files: ['index.cjs', 'index.js'],
    contains: { 'index.js': "import.meta.resolve('words')" },
    requires: [{ file: 'dist/index.cjs', throws: 'resolve is not a function' }],
  },
});
