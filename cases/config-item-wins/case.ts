import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Top level and lib item',
  question: 'Which value wins: the top level or the lib item?',
  expect: {
    files: ['esm/index.js', 'index.cjs'],
    firstLine: { 'esm/index.js': '/* from the item */', 'index.cjs': '/* from the top level */' },
  },
});
