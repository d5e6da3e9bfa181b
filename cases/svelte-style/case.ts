import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A Svelte component with styles',
  question: 'Where does the style of a Svelte component go?',
  expect: {
    files: ['index.css', 'index.js'],
    contains: { 'index.css': 'color: teal' },
    lacks: { 'index.js': '.css' },
  },
});
