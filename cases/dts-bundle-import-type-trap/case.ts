import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'typeof import of a package with dts.bundle',
  question: 'What becomes of typeof import of a package in bundled declarations?',
  expect: {
    files: ['index.d.ts', 'index.js'],
    contains: {
      'index.d.ts': ["import { words } from 'words';", 'export declare type Text = words;'],
    },
  },
});
