import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A bundled package that contains JSX',
  question: 'Why can JSX in a package not be parsed?',
  expect: { exit: 1, log: 'JavaScript parse error: Expression expected' },
});
