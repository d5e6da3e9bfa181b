import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'baseUrl with TypeScript 6',
  question: 'Why is baseUrl deprecated?',
  typescript: '6',
  expect: {
    exit: 1,
    files: ['index.d.ts', 'index.js'],
    log: "TS5101: Option 'baseUrl' is deprecated",
  },
});
