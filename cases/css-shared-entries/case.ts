import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A style sheet that two ESM entries import',
  question: 'Where is a style sheet that two entries import?',
  expect: {
    contains: { 'input.css': '.input', 'label.css': '.label' },
    lacks: { 'input.css': '.shared', 'label.css': '.shared', 'input.js': '.css' },
  },
});
