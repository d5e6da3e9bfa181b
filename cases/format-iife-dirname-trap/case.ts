import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '__dirname in an iife',
  question: 'What becomes of __dirname in an iife?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['import { fileURLToPath as ', 'import { dirname as '] },
  },
});
