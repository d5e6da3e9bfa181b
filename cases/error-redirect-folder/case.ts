import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An import of a folder in Node.js',
  question: 'What does ERR_UNSUPPORTED_DIR_IMPORT mean?',
  before: [['build']],
  script: 'use.mjs',
  expect: { exit: 1, log: 'ERR_UNSUPPORTED_DIR_IMPORT' },
});
