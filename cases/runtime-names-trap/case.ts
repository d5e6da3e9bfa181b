import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Names of the bundler in your own source',
  question: 'What becomes of __webpack_require__ and __webpack_public_path__ in my source?',
  expect: {
    lacks: { 'index.js': ['=> __webpack_public_path__'] },
    contains: { 'index.js': '__webpack_require__.p' },
  },
});
