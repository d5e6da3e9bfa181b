import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Syntax from engines.node, Node.js 16.9',
  question: 'From which version of Node.js on is optional chaining kept?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['?.', '??', '#width'] },
  },
});
