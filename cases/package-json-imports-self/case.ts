import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A package that imports itself',
  question: 'Can my code import my own package by its name?',
  expect: { files: ['index.js'], lacks: { 'index.js': 'slugs/words' } },
});
