import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Less',
  question: 'How do I build .less files?',
  expect: {
    files: ['index.css', 'index.js'],
    contains: { 'index.css': '.button .icon' },
    lacks: { 'index.css': '@' },
  },
});
