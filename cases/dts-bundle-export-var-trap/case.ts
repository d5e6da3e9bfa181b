import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An exported var in merged declarations',
  question: 'Why is API Extractor unable to analyze the export of my own variable?',
  expect: { exit: 1, log: 'Unable to analyze the export' },
});
