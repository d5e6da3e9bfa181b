import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A letter beyond ASCII in the name of an export',
  question: 'What does “A string literal cannot be used as an exported binding” mean?',
  expect: {
    exit: 1,
    files: [],
    log: 'A string literal cannot be used as an exported binding without `from`.',
  },
});
