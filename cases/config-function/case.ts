import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A config that is a function',
  question: 'What does a config function receive?',
  expect: { files: ['index.js'], log: 'build production production' },
});
