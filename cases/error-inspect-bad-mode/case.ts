import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'inspect --mode none',
  question: 'What does “Invalid inspect mode” mean?',
  command: ['inspect', '--mode', 'none'],
  expect: {
    exit: 1,
    files: [],
    log: [
      'Failed to inspect config.',
      'Invalid inspect mode "none". Expected "development" or "production".',
    ],
  },
});
