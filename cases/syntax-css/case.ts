import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Syntax and CSS',
  question: 'Are styles rewritten for old browsers?',
  expect: {
    files: ['index.css', 'index.js'],
    contains: { 'index.css': ['-webkit-user-select: none', 'h1 em'] },
  },
});
