import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'redirect.js.path: false and an asset',
  question: 'Does redirect.js.path change imports of images?',
  expect: {
    files: ['images/logo.js', 'index.js', 'static/svg/logo.svg'],
    firstLine: { 'index.js': 'export { default as logo } from "@/images/logo.svg";' },
  },
});
