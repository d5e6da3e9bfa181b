import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'bundle: false with one file as entry',
  question: 'Why does dist/index.js import a file that is not there?',
  expect: {
    files: ['index.js'],
    firstLine: { 'index.js': 'import { splitWords } from "./splitWords.js";' },
    imports: [{ file: 'dist/index.js', throws: 'Cannot find module' }],
    logLacks: ['warn', 'error'],
  },
});
