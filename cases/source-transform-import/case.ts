import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Imports by component',
  question: 'How do I import each component of a library from its own file?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['fields/lib/button', 'fields/lib/date-input'] },
  },
});
