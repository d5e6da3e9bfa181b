import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Two lib items with one id',
  question: 'What does “The following ids are duplicated” mean?',
  expect: {
    exit: 1,
    files: [],
    log: 'The following ids are duplicated: "a". Please change the "lib.id" to be unique.',
  },
});
