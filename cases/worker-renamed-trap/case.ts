import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A worker that is not recognised',
  question: 'Why is my worker a TypeScript file in static/assets?',
  expect: {
    files: ['index.js', 'static/assets/worker.ts'],
    contains: { 'index.js': './static/assets/worker.ts' },
    logLacks: ['warn', 'error'],
  },
});
