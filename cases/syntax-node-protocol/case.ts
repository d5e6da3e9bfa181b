import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Modules of Node.js for old versions',
  question: 'Why is node: gone from imports in the output?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['from "fs/promises"', 'from "path"'] },
  },
});
