import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'export * as and dts.bundle',
  question: 'Does dts.bundle understand export * as?',
  expect: {
    files: ['index.d.ts', 'index.js'],
    contains: { 'index.d.ts': 'export declare namespace words' },
  },
});
