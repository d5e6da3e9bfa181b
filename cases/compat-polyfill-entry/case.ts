import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Polyfills of the entry',
  question: 'Does output.polyfill work with bundle: false?',
  expect: {
    contains: { 'bundle/index.js': 'core-js/', 'usage-files/index.js': 'core-js/' },
    lacks: { 'entry-files/index.js': 'core-js' },
  },
});
