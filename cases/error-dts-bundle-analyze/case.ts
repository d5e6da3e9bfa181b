import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Unable to analyze the export',
  question: 'When is API Extractor unable to analyze an export?',
  expect: {
    exit: 1,
    files: ['index.js'],
    log: 'Internal Error: Unable to analyze the export "Inner" in',
  },
});
