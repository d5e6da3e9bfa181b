import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A module for pages in Node.js',
  question: 'Why is document not defined when a server or a test loads my package?',
  before: [['build']],
  script: 'use.cjs',
  expect: { exit: 1, log: 'ReferenceError: document is not defined' },
});
