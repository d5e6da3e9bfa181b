import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'tsconfig.json extends itself',
  question: 'What does “Circularity detected” mean?',
  expect: {
    exit: 1,
    files: [],
    log: 'Circularity detected while resolving configuration: <root>/tsconfig.json',
  },
});
