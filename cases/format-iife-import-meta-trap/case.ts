import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import.meta in an iife',
  question: 'What becomes of import.meta.url in an iife?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'import.meta.url' },
    logLacks: ['warn', 'error'],
  },
});
