import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A config without default export',
  question: 'What does “Cannot convert object to primitive value” mean?',
  expect: { exit: 1, files: [], log: 'TypeError: Cannot convert object to primitive value' },
});
