import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A script that is copied unchanged',
  question: 'How do I copy a JavaScript file into dist without minifying it?',
  expect: {
    files: ['assets/greet.js', 'index.js'],
    contains: { 'assets/greet.js': '// Called by the page.\nfunction greet(name) {' },
  },
});
