import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An import that nothing uses',
  question: 'Is an unused import removed?',
  expect: {
    files: ['script.js', 'typed.js'],
    contains: { 'script.js': 'import "words";' },
    lacks: { 'typed.js': 'import' },
  },
});
