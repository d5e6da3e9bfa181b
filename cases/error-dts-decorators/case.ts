import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An older decorator without experimentalDecorators',
  question: 'What does “TS1240: Unable to resolve signature of property decorator” mean?',
  expect: {
    exit: 1,
    log: 'error TS1240: Unable to resolve signature of property decorator when called as an expression.',
  },
});
