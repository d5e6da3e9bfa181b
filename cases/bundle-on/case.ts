import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'All source in one file',
  question: 'What does bundle: true do with the files of src?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'function splitWords' },
    lacks: { 'index.js': 'import' },
  },
});
