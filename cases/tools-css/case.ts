import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Loaders of style sheets',
  question: 'How do I keep url() and prefixes in CSS as I wrote them?',
  expect: {
    files: ['index.js', 'theme.css'],
    contains: { 'theme.css': '/images/button.png' },
    lacks: { 'theme.css': '-webkit-' },
  },
});
