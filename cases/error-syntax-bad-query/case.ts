import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A browser that does not exist',
  question: 'Why does the process abort without a message of Rslib?',
  expect: {
    exit: 'SIGABRT',
    files: [],
    log: [
      'Panic occurred at runtime.',
      'failed to resolve browserslist query: ["flying toaster >= 3"]',
    ],
  },
});
