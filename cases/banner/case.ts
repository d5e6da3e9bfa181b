import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A banner for each kind of file',
  question: 'How do I put a text at the top of JavaScript, CSS and declarations?',
  expect: {
    files: ['index.css', 'index.d.ts', 'index.js'],
    firstLine: {
      'index.js': '/*! button 1.0.0 | MIT */',
      'index.css': '/*! button 1.0.0 | MIT */',
      'index.d.ts': '/** Types of button 1.0.0 */',
    },
  },
});
