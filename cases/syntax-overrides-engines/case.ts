import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'syntax wins over engines.node',
  question: 'Which counts, syntax or engines.node?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['options?.size?.width ?? 10', '#width'] },
  },
});
