import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts with a tsconfig that does not exist',
  question: 'What does “Failed to resolve tsconfig file” mean?',
  expect: {
    exit: 1,
    files: [],
    log: 'Failed to resolve tsconfig file "<root>/tsconfig.json" from <root>. Please ensure that the file exists.',
  },
});
