import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'One file for each source',
  question: 'What does bundle: false do with the files of src?',
  expect: {
    files: ['index.js', 'splitWords.js'],
    firstLine: { 'index.js': 'import { splitWords } from "./splitWords.js";' },
    lacks: { 'index.js': 'function splitWords' },
    imports: [{ file: 'dist/index.js', names: ['toSlug'] }],
  },
});
