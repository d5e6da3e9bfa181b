import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'export * of a file that holds only types',
  question: 'How do I stop bundleless output from importing an empty file?',
  expect: {
    files: ['index.js', 'named.js', 'types.js'],
    contains: { 'index.js': './types.js' },
    lacks: { 'named.js': './types.js' },
  },
});
