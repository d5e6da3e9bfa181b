import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Output names: esm, bundled, no "type", dts',
  question: 'What are the files of the esm format called with no "type" and dts?',
  expect: {
    files: ['index.mjs', 'index.d.ts'],
    contains: {
      'index.mjs': 'export { answer };',
      'index.d.ts': 'export declare const answer: number;',
    },
  },
});
