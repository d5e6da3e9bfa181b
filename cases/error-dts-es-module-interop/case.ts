import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'esModuleInterop false',
  question: 'What does TypeScript 7 say of esModuleInterop: false?',
  expect: {
    exit: 1,
    files: ['index.d.ts', 'index.js'],
    log: "TS5108: Option 'esModuleInterop=false' has been removed",
  },
});
