import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Annotations and minify: true',
  question: 'What is lost with output.minify: true?',
  expect: { files: ['index.js'] },
});
