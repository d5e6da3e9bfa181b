import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The types of Rslib without those of browsers',
  question: 'Why do the types of Rslib have errors?',
  expect: { exit: 1, log: "error TS2304: Cannot find name 'Worker'." },
});
