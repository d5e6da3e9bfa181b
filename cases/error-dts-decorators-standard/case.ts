import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A standard decorator with experimentalDecorators',
  question: 'What does “TS1241: Unable to resolve signature of method decorator” mean?',
  expect: {
    exit: 1,
    log: 'error TS1241: Unable to resolve signature of method decorator when called as an expression.',
  },
});
