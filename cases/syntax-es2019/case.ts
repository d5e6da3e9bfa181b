import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Syntax es2019',
  question: 'Which syntax is rewritten for es2019?',
  expect: {
    files: ['index.js'],
    lacks: { 'index.js': ['options?.size?.width ?? 10', '#width'] },
    contains: { 'index.js': ['class Box', 'const getWidth', '=>'] },
  },
});
