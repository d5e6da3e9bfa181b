import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An object as entry with bundle: false',
  question: 'What does “Entry can only be a string or an array of strings for now” mean?',
  expect: { exit: 1, files: [], log: 'Entry can only be a string or an array of strings for now' },
});
