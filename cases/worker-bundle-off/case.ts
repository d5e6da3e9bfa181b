import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A Web Worker with bundle: false',
  question: 'What becomes of a Web Worker with bundle: false?',
  expect: {
    files: ['index.js', 'square.js', 'worker.js'],
    contains: {
      'index.js': 'new URL("./worker.js", import.meta.url)',
      'worker.js': 'from "./square.js"',
    },
  },
});
