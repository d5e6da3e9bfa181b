import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Output names: cjs, bundled, "type": "module", dts',
  question: 'What are the files of the cjs format called with "type": "module" and dts?',
  expect: {
    files: ['index.cjs', 'index.d.ts'],
    contains: {
      'index.cjs': 'exports.answer = __webpack_exports__.answer;',
      'index.d.ts': 'export declare const answer: number;',
    },
  },
});
