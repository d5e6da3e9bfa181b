import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A CommonJS module',
  question: 'What does a CommonJS build look like, and can it be imported?',
  expect: {
    files: ['index.cjs'],
    firstLine: { 'index.cjs': '"use strict";' },
    contains: {
      'index.cjs': [
        'exports.toSlug = __webpack_exports__.toSlug;',
        "Object.defineProperty(exports, '__esModule'",
      ],
    },
    requires: [
      {
        file: 'dist/index.cjs',
        names: ['toSlug'],
        holds: "m.toSlug('Hello World') === 'hello-world'",
      },
    ],
    imports: [
      {
        file: 'dist/index.cjs',
        names: ['__esModule', 'default', 'toSlug'],
        holds: "m.toSlug('Hello World') === 'hello-world'",
      },
    ],
    publint: [],
  },
});
