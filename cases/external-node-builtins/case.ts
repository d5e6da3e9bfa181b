import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Modules of Node.js',
  question: 'What happens to imports of node:fs and fs?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['from "node:fs/promises"', 'from "path"'] },
  },
});
