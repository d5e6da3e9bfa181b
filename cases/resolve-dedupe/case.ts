import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'One copy of a package',
  question: 'How do I bundle a package only once?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'state 2' },
    lacks: { 'index.js': 'state 1' },
  },
});
