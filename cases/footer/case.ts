import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A footer for each kind of file',
  question: 'How do I put a text at the end of JavaScript, CSS and declarations?',
  expect: {
    files: ['index.css', 'index.d.ts', 'index.js'],
    contains: {
      'index.js': '/* end of button.js */',
      'index.css': '/* end of button.css */',
      'index.d.ts': '/* end of button.d.ts */',
    },
  },
});
