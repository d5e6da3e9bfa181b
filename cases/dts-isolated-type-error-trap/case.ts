import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A type error with isolated declarations',
  question: 'Do isolated declarations find type errors?',
  expect: {
    files: ['index.d.ts', 'index.js'],
    contains: { 'index.d.ts': 'export declare const count: number;' },
    logLacks: ['error', 'warn'],
  },
});
