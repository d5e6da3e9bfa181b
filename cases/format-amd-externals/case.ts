import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'AMD with an external package',
  question: 'How does an AMD module require a package?',
  expect: { files: ['index.js'], contains: { 'index.js': 'define([' } },
});
