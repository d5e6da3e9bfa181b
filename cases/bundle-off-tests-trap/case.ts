import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Tests end up in dist',
  question: 'Why are my tests published when bundle is off?',
  expect: {
    files: ['index.js', 'splitWords.js', 'splitWords.test.js'],
    logLacks: ['warn', 'error'],
  },
});
