import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A Web Worker beside a UMD script',
  question: 'How does a UMD script find the worker beside it?',
  expect: { contains: { 'index.js': ['currentScript', '__webpack_require__.p = scriptUrl'] } },
});
