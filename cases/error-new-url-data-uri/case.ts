import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'new URL() of an image that is small enough to be inlined',
  question: 'Why does new URL() of an image stop the build?',
  expect: {
    exit: 'SIGABRT',
    files: [],
    log: ['Panic occurred at runtime.', 'internal error: entered unreachable code'],
  },
});
