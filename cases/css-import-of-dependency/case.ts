import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '@import of a dependency in a style sheet',
  question: 'Is @import of a package copied into my style sheet?',
  expect: { files: ['index.css', 'index.js'], contains: { 'index.css': ['.widget', '.button'] } },
});
