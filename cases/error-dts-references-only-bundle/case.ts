import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts.bundle with a tsconfig.json that only has references',
  question: 'Why is the declaration entry file not found with "files": [] and references?',
  expect: { exit: 1, files: ['index.js'], log: 'Declaration entry file' },
});
