import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Two images of one name',
  question: 'What does “Multiple assets emit different content to the same filename” mean?',
  expect: { exit: 1, log: 'Conflict: Multiple assets emit different content to the same filename' },
});
