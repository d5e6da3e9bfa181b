import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'moduleResolution node with TypeScript 7',
  question: 'Why is moduleResolution node refused?',
  expect: {
    exit: 1,
    files: ['index.d.ts', 'index.js'],
    log: "error TS5108: Option 'moduleResolution=node10' has been removed.",
  },
});
