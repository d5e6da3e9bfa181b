import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'esModuleInterop false with TypeScript 6',
  question: 'Why is esModuleInterop: false deprecated?',
  typescript: '6',
  expect: {
    exit: 1,
    files: ['index.d.ts', 'index.js'],
    log: "TS5107: Option 'esModuleInterop=false' is deprecated",
  },
});
