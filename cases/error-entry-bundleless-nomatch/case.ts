import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A pattern that matches nothing',
  question: 'What does “No entry files matching” mean?',
  expect: {
    exit: 1,
    files: [],
    log: 'No entry files matching ./lib/**. Please ensure the entry pattern in source.entry is correct and points to valid source files.',
  },
});
