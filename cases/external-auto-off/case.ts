import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'output.autoExternal: false',
  question: 'How do I bundle all dependencies?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'Math.min(Math.max' },
    lacks: { 'index.js': 'import' },
  },
});
