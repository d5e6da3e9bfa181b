import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A Web Worker next to a UMD script',
  question: 'How does a UMD script find the worker next to it?',
  expect: { contains: { 'index.js': ['currentScript', '__webpack_require__.p = scriptUrl'] } },
});
