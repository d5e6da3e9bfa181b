import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An executable of two entries',
  question: 'What does “"experiments.exe" currently supports a single entry per library” mean?',
  expect: {
    exit: 1,
    files: [],
    log: '"experiments.exe" currently supports a single entry per library, but received 2 entries.',
  },
});
