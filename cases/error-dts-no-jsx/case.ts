import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'JSX without the option jsx',
  question: 'Why can TypeScript not use JSX?',
  expect: { exit: 1, log: "error TS17004: Cannot use JSX unless the '--jsx' flag is provided." },
});
