import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts.bundle stops at code behind a path alias',
  question: 'Why does API Extractor stop with an internal error?',
  expect: {
    exit: 1,
    log: 'Internal Error: Unable to determine semantic information for declaration',
  },
});
