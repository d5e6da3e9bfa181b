import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Output names: esm, bundled, no "type", dts.autoExtension',
  question: 'What are the files of the esm format called with no "type" and dts.autoExtension?',
  expect: {
    files: ['index.mjs', 'index.d.mts'],
    contains: {
      'index.mjs': 'export { answer };',
      'index.d.mts': 'export declare const answer: number;',
    },
  },
});
