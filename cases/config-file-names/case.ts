import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'output.filename',
  question: 'How do I choose the names of the files?',
  expect: { files: ['slugs.min.js'] },
});
