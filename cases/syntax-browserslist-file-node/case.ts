import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '.browserslistrc and a Node.js build',
  question: 'Does .browserslistrc change a build for Node.js?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['options?.size?.width ?? 10', '#width'] },
  },
});
