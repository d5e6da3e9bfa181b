import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Polyfills with the target node',
  question: 'Why does output.polyfill add nothing?',
  expect: {
    files: ['entry/index.js', 'usage/index.js'],
    lacks: { 'entry/index.js': 'core-js', 'usage/index.js': 'core-js' },
    logLacks: ['warn', 'error', 'core-js'],
  },
});
