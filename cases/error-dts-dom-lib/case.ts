import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'document without the types of browsers',
  question: 'Why can TypeScript not find the name document?',
  expect: { exit: 1, log: "error TS2584: Cannot find name 'document'." },
});
