import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Banner and footer',
  question: 'How do I put a licence line at the top of every file?',
  expect: {
    files: ['index.css', 'index.d.ts', 'index.js'],
    firstLine: {
      'index.js': '/*! button 1.0.0 */',
      'index.css': '/* button styles */',
      'index.d.ts': '/** Types of button */',
    },
    contains: { 'index.js': '/* end of button */' },
  },
});
