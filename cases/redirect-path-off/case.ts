import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'redirect.js.path: false',
  question: 'How do I keep import paths as they are written?',
  expect: {
    files: ['index.js', 'text/splitWords.js'],
    contains: { 'index.js': '"@/text/splitWords' },
  },
});
