import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Output names: cjs, bundled, no "type", autoExtension off',
  question: 'What are the files of the cjs format called with no "type" and autoExtension off?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'exports.answer = __webpack_exports__.answer;' },
  },
});
