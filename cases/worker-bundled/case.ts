import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A Web Worker in a bundle',
  question: 'Does new Worker(new URL(…)) work in a library?',
  expect: {
    files: ['index.js', 'worker.js'],
    contains: {
      'index.js': ['new URL("./worker.js", import.meta.url)', 'type: "module"'],
      'worker.js': 'value * value',
    },
  },
});
