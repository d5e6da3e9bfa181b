import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Two dependencies stay imports',
  question: 'What does the build give with two dependencies and nothing set?',
  expect: { files: ['index.js'], contains: { 'index.js': ['from "words"', 'from "clamp"'] } },
});
