import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A Web Worker in an application that is bundled',
  question: 'Does the worker of my library reach a bundled application?',
  before: [['build', '--config', 'library.config.ts']],
  expect: {
    files: ['app.js', 'worker.js'],
    contains: { 'app.js': 'new Worker(new URL(' },
  },
});
