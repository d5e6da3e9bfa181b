import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Imports of assets follow the output',
  question: 'What does an import of an image become with bundle: false?',
  expect: {
    files: ['images/logo.js', 'index.js', 'static/svg/logo.svg'],
    firstLine: { 'index.js': 'export { default as logo } from "./images/logo.js";' },
  },
});
