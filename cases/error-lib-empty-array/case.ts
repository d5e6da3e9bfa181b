import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'lib is an empty array',
  question: 'What does “Expect "lib" field to be a non-empty array” mean?',
  expect: { exit: 1, files: [], log: 'Expect "lib" field to be a non-empty array, but got: [].' },
});
