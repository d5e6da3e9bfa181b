import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A banner in minified files',
  question: 'Does the minifier remove my banner?',
  expect: {
    files: ['index.css', 'index.js'],
    firstLine: { 'index.js': '/* button 1.0.0 */', 'index.css': '/* button 1.0.0 */' },
  },
});
