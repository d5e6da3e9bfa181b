import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Output names: cjs, bundled, "type": "module", autoExtension off',
  question:
    'What are the files of the cjs format called with "type": "module" and autoExtension off?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'exports.answer = __webpack_exports__.answer;' },
  },
});
