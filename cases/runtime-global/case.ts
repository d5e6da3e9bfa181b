import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The name global in a build for browsers',
  question: 'What becomes of global in code for browsers?',
  expect: { files: ['index.js'], contains: { 'index.js': '__webpack_require__.g' } },
});
