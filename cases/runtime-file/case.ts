import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A CommonJS source in bundleless ESM output',
  question: 'What is rslib-runtime.js?',
  expect: {
    files: ['index.js', 'rslib-runtime.js', 'words.js'],
    contains: { 'words.js': 'import { __webpack_require__ } from "./rslib-runtime.js";' },
  },
});
