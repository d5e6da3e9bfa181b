import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '.browserslistrc and CSS',
  question: 'Does Rslib read .browserslistrc for style sheets?',
  expect: { files: ['index.css', 'index.js'], contains: { 'index.css': '& span' } },
});
