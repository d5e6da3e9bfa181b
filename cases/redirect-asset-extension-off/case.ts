import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'redirect.asset.extension: false',
  question: 'How do I keep .svg in an import?',
  expect: {
    files: ['images/logo.js', 'index.js', 'static/svg/logo.svg'],
    firstLine: { 'index.js': 'export { default as logo } from "./images/logo.svg";' },
  },
});
