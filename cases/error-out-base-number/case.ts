import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'outBase is a number',
  question: 'What does “The "path" argument must be of type string” mean?',
  expect: {
    exit: 1,
    files: [],
    log: 'TypeError [ERR_INVALID_ARG_TYPE]: The "path" argument must be of type string. Received type number (5)',
  },
});
