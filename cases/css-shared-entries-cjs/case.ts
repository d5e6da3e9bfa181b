import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A style sheet that two CommonJS entries import',
  question: 'Do CommonJS entries share a style sheet?',
  expect: {
    files: ['input.cjs', 'input.css', 'label.cjs', 'label.css'],
    contains: { 'input.css': ['.shared', '.input'], 'label.css': ['.shared', '.label'] },
  },
});
