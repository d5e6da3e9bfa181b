import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A rule for a file type',
  question: 'How do I add a loader or a rule to Rspack?',
  expect: { files: ['index.js'], contains: { 'index.js': 'Build first' } },
});
