import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'output.autoExternal.exclude',
  question: 'How do I bundle one dependency and keep the others out?',
  expect: {
    files: ['index.js'],
    firstLine: { 'index.js': 'import { splitWords } from "words";' },
    contains: { 'index.js': 'Math.min' },
  },
});
