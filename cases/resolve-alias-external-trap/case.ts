import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An alias for a dependency',
  question: 'Why is an alias for a package ignored?',
  expect: { files: ['index.js'], contains: { 'index.js': 'from "words"' } },
});
