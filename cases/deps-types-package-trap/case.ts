import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Types from an @types package in declarations',
  question: 'Which list does an @types package belong in?',
  expect: {
    files: ['index.d.ts', 'index.js'],
    contains: { 'index.d.ts': "from 'words'", 'index.js': 'from "words"' },
  },
});
