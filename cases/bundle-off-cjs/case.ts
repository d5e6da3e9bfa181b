import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'One CommonJS file for each source',
  question: 'How do CommonJS files import each other with bundle: false?',
  expect: {
    files: ['index.cjs', 'splitWords.cjs'],
    contains: { 'index.cjs': 'require("./splitWords.cjs")' },
    requires: [{ file: 'dist/index.cjs', names: ['toSlug'] }],
  },
});
