import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An entry that does not exist',
  question: "What does “Can't resolve the entry” mean?",
  expect: {
    exit: 1,
    files: [],
    log: 'Can\'t resolve the entry "./src/main.ts" at the location <root>/src/main.ts. Please ensure that the file exists.',
  },
});
