import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An iife entry with exports',
  question: "What does “'import', and 'export' cannot be used outside of module code” mean?",
  expect: {
    exit: 1,
    files: [],
    log: [
      'Chunk minification failed',
      "'import', and 'export' cannot be used outside of module code",
    ],
  },
});
