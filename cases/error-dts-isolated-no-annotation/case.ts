import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An export without a type',
  question:
    'What does “Function must have an explicit return type annotation with --isolatedDeclarations” mean?',
  expect: {
    exit: 1,
    files: [],
    log: [
      'Failed to generate declaration files.',
      'TS9007: Function must have an explicit return type annotation with --isolatedDeclarations.',
    ],
  },
});
