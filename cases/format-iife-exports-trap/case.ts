import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An iife entry with exports, not minified',
  question: 'Why does the browser refuse my iife file?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'export {' },
    logLacks: ['warn', 'error'],
  },
});
