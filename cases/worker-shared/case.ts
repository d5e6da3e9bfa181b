import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A SharedWorker in a bundle',
  question: 'Is new SharedWorker(new URL(…)) built as a worker is?',
  expect: {
    files: ['index.js', 'worker.js'],
    contains: { 'index.js': ['new SharedWorker(new URL("./worker', 'type: "module"'] },
  },
});
