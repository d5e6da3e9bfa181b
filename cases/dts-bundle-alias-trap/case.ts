import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts.bundle and a path alias',
  question: 'Why is there code in my bundled declarations?',
  expect: {
    files: ['index.d.ts', 'index.js'],
    contains: { 'index.d.ts': 'return ++this.level;' },
    logLacks: ['warn', 'error'],
  },
});
