import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts.alias with TypeScript 7',
  question: 'Why does TypeScript 7 not find a module of dts.alias?',
  expect: { exit: 1, log: 'TS2307' },
});
