import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A font of a style sheet in bundleless output',
  question: 'What becomes of the fonts of a style sheet?',
  expect: {
    files: ['font.css', 'index.js', 'static/font/words.woff2', 'words.js'],
    contains: { 'font.css': './static/font/words.woff2' },
  },
});
