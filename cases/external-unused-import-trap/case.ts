import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An import of a dependency that is not used',
  question: 'Why does dist import a package that it does not use?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'import "words";' },
    lacks: { 'index.js': 'countWords' },
  },
});
