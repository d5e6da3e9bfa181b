import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A name for the style sheet of the entry alone',
  question: 'How do I name the style sheet of a library that uses import()?',
  expect: { files: ['chart.css', 'chart.js', 'index.js', 'l.js', 'style.css'] },
});
