import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'console without its types',
  question: 'Why can TypeScript not find the name console?',
  expect: { exit: 1, log: "error TS2584: Cannot find name 'console'." },
});
