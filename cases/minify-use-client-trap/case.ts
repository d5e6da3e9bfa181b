import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '“use client” lost to the minifier',
  question: 'Why is “use client” gone in the minified file?',
  expect: {
    files: ['index.js'],
    lacks: { 'index.js': 'use client' },
    logLacks: ['warn', 'error'],
  },
});
