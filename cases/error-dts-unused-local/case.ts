import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An unused import with noUnusedLocals',
  question: 'Why does an unused import end my build?',
  expect: { exit: 1, log: "error TS6133: 'part' is declared but its value is never read." },
});
