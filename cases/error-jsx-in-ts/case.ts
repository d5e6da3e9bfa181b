import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'JSX in a .ts file',
  question: 'Why does JSX in a .ts file not compile?',
  expect: { exit: 1, files: [], log: 'Syntax Error: Expression expected' },
});
