import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Syntax by browser',
  question: 'How do I name browsers in place of a year?',
  expect: {
    files: ['index.js'],
    lacks: { 'index.js': ['options?.size?.width ?? 10', '#width'] },
    contains: { 'index.js': 'class Box' },
  },
});
