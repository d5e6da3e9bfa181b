import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Arrays of which the item wins',
  question: 'Which arrays of the top level does a lib item replace?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['localStorage', 'console.log'] },
    lacks: { 'index.js': ['Map', 'console.warn'] },
  },
});
