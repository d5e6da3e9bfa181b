import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A tsconfig.json without include',
  question: 'Why does TypeScript complain about rslib.config.ts?',
  expect: { exit: 1, log: "rslib.config.ts' is not under 'rootDir'" },
});
