import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A Web Worker in UMD',
  question: 'Where is the Web Worker of a UMD build?',
  expect: {
    contains: {
      'index.js': ['new Worker(new URL(__webpack_require__.p', '__webpack_require__.p = "/"'],
    },
  },
});
