import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A config function that returns nothing',
  question: 'What does “The config function must return a config object” mean?',
  expect: { exit: 1, files: [], log: 'The config function must return a config object.' },
});
