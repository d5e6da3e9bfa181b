import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A style sheet of a dev dependency in a bundle',
  question: 'How do I copy the CSS of a package into my style sheet?',
  expect: {
    files: ['index.css', 'index.js'],
    contains: { 'index.css': ['.widget', '.button'] },
    lacks: { 'index.js': 'widgets' },
  },
});
