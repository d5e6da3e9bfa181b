import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'source.entry is a list',
  question: 'Why is my output called 0.js?',
  expect: { files: ['0.js'] },
});
