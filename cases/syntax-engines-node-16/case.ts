import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Syntax from engines.node, Node.js 16',
  question: 'Which syntax is rewritten for Node.js 16?',
  expect: {
    files: ['index.js'],
    lacks: { 'index.js': '?.' },
    contains: { 'index.js': ['??', '#width'] },
  },
});
