import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A style sheet in Node.js',
  question: 'What does “Unknown file extension ".css"” mean?',
  before: [['build']],
  script: 'use.mjs',
  expect: { exit: 1, log: 'Unknown file extension ".css"' },
});
