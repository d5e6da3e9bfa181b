import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import.meta.dirname without its shim',
  question: 'What is import.meta.dirname when its shim is off?',
  expect: {
    files: ['index.cjs'],
    contains: { 'index.cjs': ['const folder = __dirname;', 'const file = __filename;'] },
  },
});
