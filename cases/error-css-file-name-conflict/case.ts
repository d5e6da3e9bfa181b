import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'One name for the style sheets of a bundle and of import()',
  question: 'Why is output.filename.css a conflict with import()?',
  expect: {
    exit: 1,
    log: 'Conflict: Multiple assets emit different content to the same filename style.css',
  },
});
