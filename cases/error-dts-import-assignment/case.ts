import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import = require() in an ES module',
  question: 'Why is import = require() refused?',
  expect: {
    exit: 1,
    log: 'error TS1202: Import assignment cannot be used when targeting ECMAScript modules.',
  },
});
