import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A script that runs at once',
  question: 'What does the iife format give?',
  expect: {
    files: ['index.js'],
    firstLine: { 'index.js': '(()=>{' },
    lacks: { 'index.js': ['export', 'module.'] },
  },
});
