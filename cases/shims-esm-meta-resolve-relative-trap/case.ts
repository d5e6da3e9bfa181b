import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A relative path in import.meta.resolve',
  question: 'Does Rslib rewrite the path in import.meta.resolve?',
  expect: {
    files: ['index.mjs', 'other.mjs'],
    contains: { 'index.mjs': "import.meta.resolve('./other.js')" },
  },
});
