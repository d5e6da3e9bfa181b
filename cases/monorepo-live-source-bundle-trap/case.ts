import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Bundled declarations against live source',
  question: 'Does private source end up in bundled declarations?',
  expect: {
    files: ['index.d.ts', 'index.js'],
    contains: { 'index.d.ts': ['level = 1;', 'return ++this.level;'] },
    publint: [],
    logLacks: ['warn', 'error'],
  },
});
