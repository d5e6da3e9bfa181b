import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Sass',
  question: 'How do I build .scss files?',
  expect: {
    files: ['index.css', 'index.js'],
    contains: { 'index.css': '.button .icon' },
    lacks: { 'index.css': '$' },
  },
});
