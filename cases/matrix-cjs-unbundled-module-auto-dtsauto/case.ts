import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Output names: cjs, not bundled, "type": "module", dts.autoExtension',
  question:
    'What are the files of the cjs format with bundle: false called with "type": "module" and dts.autoExtension?',
  expect: {
    files: ['index.cjs', 'index.d.cts'],
    contains: {
      'index.cjs': 'exports.answer = __webpack_exports__.answer;',
      'index.d.cts': 'export declare const answer: number;',
    },
  },
});
