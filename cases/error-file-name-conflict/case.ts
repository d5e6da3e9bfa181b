import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'One file name for two entries',
  question: 'What does “Multiple assets emit different content to the same filename” mean?',
  expect: {
    exit: 1,
    log: 'Conflict: Multiple assets emit different content to the same filename slugs.min.js',
  },
});
