import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An image with bundle: false',
  question: 'Which files does an image give with bundle: false?',
  expect: {
    files: ['index.js', 'logo.js', 'static/svg/logo.svg'],
    contains: { 'index.js': 'from "./logo.js"', 'logo.js': 'from "./static/svg/logo.svg"' },
  },
});
