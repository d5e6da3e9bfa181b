import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An executable with an old Node.js',
  question: 'What does “"experiments.exe" requires Node.js >= 25.7.0” mean?',
  expect: {
    exit: 1,
    files: [],
    log: '"experiments.exe" requires Node.js >= 25.7.0, but the current version is <version>.',
  },
});
