import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Output names: umd, bundled, no "type", dts.autoExtension',
  question: 'What are the files of the umd format called with no "type" and dts.autoExtension?',
  expect: {
    files: ['index.js', 'index.d.ts'],
    contains: {
      'index.js': 'root["Answer"]',
      'index.d.ts': 'export declare const answer: number;',
    },
  },
});
