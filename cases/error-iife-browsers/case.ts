import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'IIFE with a list of browsers',
  question: 'What does “Unsupported chunk loading type” mean?',
  expect: {
    exit: 1,
    files: [],
    log: 'Unsupported chunk loading type universal',
  },
});
