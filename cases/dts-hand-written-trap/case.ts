import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A hand-written .d.ts',
  question: 'Why is my own .d.ts file missing in dist?',
  expect: {
    files: ['index.d.ts', 'index.js'],
    contains: { 'index.d.ts': "from './words" },
    logLacks: ['error', 'warn'],
  },
});
