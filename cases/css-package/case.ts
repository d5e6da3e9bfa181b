import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A package with a style sheet',
  question: 'How do users of my components get their styles?',
  expect: { files: ['index.css', 'index.js'], publint: [] },
});
