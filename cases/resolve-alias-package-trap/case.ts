import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An alias to a peer dependency in a bundle',
  question: 'Why is preact in my bundle although it is a peer dependency?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'state of preact' },
    lacks: { 'index.js': 'from "' },
  },
});
