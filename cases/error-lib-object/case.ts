import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'lib is an object',
  question: 'What does “config.lib is not iterable” mean?',
  expect: { exit: 1, files: [], log: 'TypeError: config.lib is not iterable' },
});
