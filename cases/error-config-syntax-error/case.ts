import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A config that does not parse',
  question: 'What does “ParseError: Unexpected token” mean?',
  expect: { exit: 1, files: [], log: 'ParseError: Unexpected token' },
});
