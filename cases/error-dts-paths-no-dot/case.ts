import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A path alias without ./ before its target',
  question: 'Why are non-relative paths not allowed?',
  expect: { exit: 1, log: 'error TS5090: Non-relative paths are not allowed.' },
});
