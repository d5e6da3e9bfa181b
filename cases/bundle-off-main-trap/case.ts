import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'bundle: false and a main that is not written',
  question: 'Why can nobody import my package with bundle: false?',
  expect: {
    files: ['slugs/index.js', 'slugs/splitWords.js', 'title.js'],
    publint: ['FILE_DOES_NOT_EXIST'],
    logLacks: ['warn', 'error'],
  },
});
