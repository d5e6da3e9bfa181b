import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '.browserslistrc and a web build',
  question: 'Does Rslib read .browserslistrc?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['options?.size?.width ?? 10', '#width'] },
  },
});
