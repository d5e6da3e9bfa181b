import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'CSS and a level of ECMAScript',
  question: 'What does syntax: "es2022" mean for styles?',
  expect: { files: ['index.css', 'index.js'], contains: { 'index.css': 'h1 em' } },
});
