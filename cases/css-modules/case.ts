import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'CSS Modules in a bundle',
  question: 'What do CSS Modules become in a bundle?',
  expect: {
    files: ['index.css', 'index.js'],
    contains: { 'index.css': '.button-', 'index.js': 'button: "button-' },
  },
});
