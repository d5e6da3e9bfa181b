import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Node.js modules without their types in TypeScript 5',
  question: 'Why does TypeScript 5 not find node:path and process?',
  typescript: '5',
  expect: {
    exit: 1,
    log: ["TS2307: Cannot find module 'node:path'", "TS2580: Cannot find name 'process'."],
  },
});
