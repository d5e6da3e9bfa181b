import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The old option for server rendering of a remote',
  question: 'What does “The `ssr` option is deprecated” mean?',
  expect: {
    exit: 1,
    files: [],
    log: "The `ssr` option is deprecated. If you want to enable SSR, please use `target: 'dual'` instead.",
  },
});
