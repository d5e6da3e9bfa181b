import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'output.overrideBrowserslist',
  question: 'What does output.overrideBrowserslist change in a library?',
  expect: { files: ['index.js'], lacks: { 'index.js': ['??', '#width'] } },
});
