import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'baseUrl with TypeScript 7',
  question: 'Why is baseUrl refused?',
  expect: {
    exit: 1,
    files: ['index.d.ts', 'index.js'],
    log: "error TS5102: Option 'baseUrl' has been removed.",
  },
});
