import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Output names: cjs, bundled, no "type", dts.autoExtension',
  question: 'What are the files of the cjs format called with no "type" and dts.autoExtension?',
  expect: {
    files: ['index.js', 'index.d.ts'],
    contains: {
      'index.js': 'exports.answer = __webpack_exports__.answer;',
      'index.d.ts': 'export declare const answer: number;',
    },
  },
});
