import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The runtime that two entries of a bundle share',
  question: 'Why does a bundle have a file rslib-runtime.js?',
  expect: {
    contains: { 'index.js': 'import { __webpack_require__ } from "./rslib-runtime.js";' },
    imports: [
      { file: 'dist/index.js', holds: 'm.limit === 10' },
      { file: 'dist/twice.js', holds: 'm.twice === 20' },
    ],
  },
});
