import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Assets next to the files that import them',
  question: 'How do I leave an image to the bundler of my users?',
  expect: {
    files: ['images/logo.js', 'images/logo.svg', 'index.js', 'static/svg/logo.svg'],
    firstLine: { 'index.js': 'export { default as logo } from "./images/logo.svg";' },
  },
});
