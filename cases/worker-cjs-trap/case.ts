import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A Web Worker in CommonJS',
  question: 'Why is the file of my worker missing in CommonJS?',
  expect: {
    files: ['index.cjs'],
    contains: { 'index.cjs': "new URL('./worker.ts'" },
    logLacks: ['warn', 'error'],
  },
});
