import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Which comments are legal comments',
  question: 'Which comments count as licences?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['one */', 'two */', 'three */'] },
    lacks: { 'index.js': 'Four' },
  },
});
