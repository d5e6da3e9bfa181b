import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Output names: esm, bundled, "type": "module", dts',
  question: 'What are the files of the esm format called with "type": "module" and dts?',
  expect: {
    files: ['index.js', 'index.d.ts'],
    contains: {
      'index.js': 'export { answer };',
      'index.d.ts': 'export declare const answer: number;',
    },
  },
});
