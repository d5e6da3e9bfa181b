import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'source.entry is a string',
  question: 'What does “The source.entry configuration should be an object” mean?',
  expect: {
    exit: 1,
    files: [],
    log: 'The source.entry configuration should be an object, but received string: ./src/index.ts.',
  },
});
