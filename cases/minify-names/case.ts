import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Names kept in minified code',
  question: 'How do I minify and keep the names of classes and functions?',
  expect: { files: ['index.js'] },
});
