import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A TypeScript config without default export',
  question: 'Why is my rslib.config.ts ignored?',
  expect: { files: ['index.js'], logLacks: ['warn', 'error'] },
});
