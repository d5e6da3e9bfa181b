import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Which style sheets sideEffects: false keeps',
  question: 'Does a component that is used keep its style sheet with "sideEffects": false?',
  expect: {
    files: ['index.css', 'index.js'],
    contains: { 'index.css': '.button' },
    lacks: { 'index.css': ['.theme', '.size'] },
  },
});
