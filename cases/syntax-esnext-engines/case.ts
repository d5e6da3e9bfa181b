import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'syntax: esnext in spite of engines.node',
  question: 'How do I keep Rslib from transforming syntax for engines.node?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': '/[\\p{L}--[a-z]]/v' },
  },
});
