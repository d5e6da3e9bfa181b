import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'TypeScript 5 without a target',
  question: 'Why does TypeScript 5 not know Map?',
  typescript: '5',
  expect: { exit: 1, log: "TS2583: Cannot find name 'Map'." },
});
