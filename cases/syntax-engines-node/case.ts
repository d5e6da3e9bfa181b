import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Syntax from engines.node',
  question: 'Does “engines” in package.json change the output?',
  expect: {
    files: ['index.js'],
    lacks: { 'index.js': '??' },
    contains: { 'index.js': ['class Box', '#width'] },
  },
});
