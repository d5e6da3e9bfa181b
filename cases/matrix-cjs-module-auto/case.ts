import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Output names: cjs, bundled, "type": "module"',
  question: 'What are the files of the cjs format called with "type": "module"?',
  expect: {
    files: ['index.cjs'],
    contains: { 'index.cjs': 'exports.answer = __webpack_exports__.answer;' },
  },
});
