import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A test next to the source in TypeScript 5',
  question: 'Why does TypeScript 5 report TS2582 for a test?',
  typescript: '5',
  expect: { exit: 1, log: "TS2582: Cannot find name 'test'." },
});
