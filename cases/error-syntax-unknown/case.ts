import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A year that does not exist',
  question: 'What does “Unsupported ES version” mean?',
  expect: { exit: 1, files: [], log: 'Unsupported ES version: es2030' },
});
