import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Output names: umd, bundled, no "type", autoExtension off, dts',
  question:
    'What are the files of the umd format called with no "type" and autoExtension off and dts?',
  expect: {
    files: ['index.js', 'index.d.ts'],
    contains: {
      'index.js': 'root["Answer"]',
      'index.d.ts': 'export declare const answer: number;',
    },
  },
});
