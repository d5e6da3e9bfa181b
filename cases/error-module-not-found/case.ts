import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An import of a file that does not exist',
  question: "What does “Module not found: Can't resolve './missing'” mean?",
  expect: {
    exit: 1,
    files: [],
    log: ["Module not found: Can't resolve './missing' in '<root>/src'", 'Rspack build failed.'],
  },
});
