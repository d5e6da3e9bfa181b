import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Node.js modules without their types, with TypeScript 6',
  question: 'Does TypeScript 6 need types in tsconfig.json to know the modules of Node.js?',
  typescript: '6',
  expect: { exit: 1, log: "TS2591: Cannot find name 'node:path'." },
});
