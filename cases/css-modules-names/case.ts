import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Names of CSS Modules',
  question: 'How do I choose the class names of CSS Modules?',
  expect: {
    files: ['index.css', 'index.js'],
    contains: { 'index.css': '.button__button', 'index.js': 'button__button' },
  },
});
