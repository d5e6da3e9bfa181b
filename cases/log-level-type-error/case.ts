import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A type error with logLevel error',
  question: 'Why does the log not show the type error?',
  expect: {
    exit: 1,
    log: 'Failed to generate declaration files. (esm)',
    logLacks: 'TS2322',
  },
});
