import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'bundle: false and a file outside src',
  question: 'Why does my output import a file outside of dist?',
  expect: { files: ['index.js'], contains: { 'index.js': '"../shared/limit"' } },
});
