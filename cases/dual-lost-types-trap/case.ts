import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Two lib items that write declarations into one folder',
  question: 'Why do the .d.ts files of my dual package vanish in some builds?',
  expect: {
    anyOf: [
      ['index.cjs', 'index.js', 'index.d.ts', 'splitWords.d.ts', 'index.d.cts', 'splitWords.d.cts'],
      ['index.cjs', 'index.js', 'index.d.cts', 'splitWords.d.cts'],
    ],
    logLacks: ['warn', 'error'],
  },
});
