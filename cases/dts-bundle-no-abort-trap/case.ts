import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Merged declarations in spite of a type error',
  question: 'Are merged declarations written in spite of a type error?',
  expect: { files: ['index.js'] },
});
