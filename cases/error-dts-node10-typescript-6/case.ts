import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'moduleResolution node with TypeScript 6',
  question: 'Why is moduleResolution node deprecated?',
  typescript: '6',
  expect: {
    exit: 1,
    files: ['index.d.ts', 'index.js'],
    log: "TS5107: Option 'moduleResolution=node10' is deprecated",
  },
});
