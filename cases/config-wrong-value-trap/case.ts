import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A value of the wrong type',
  question: 'Does Rslib check the values of its options?',
  expect: {
    files: ['index.d.ts', 'index.js', 'limits.d.ts'],
    contains: { 'index.js': 'limit = 10' },
    logLacks: ['warn', 'error'],
  },
});
