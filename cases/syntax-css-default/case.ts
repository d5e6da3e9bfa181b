import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'CSS without syntax',
  question: 'Are styles rewritten if I set no syntax?',
  expect: {
    files: ['index.css', 'index.js'],
    contains: { 'index.css': ['-webkit-user-select: none', '& em'] },
  },
});
