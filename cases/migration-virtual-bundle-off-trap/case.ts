import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A module without a file, with bundle: false',
  question: 'Why is a virtual module missing with bundle: false?',
  expect: { files: ['index.js'] },
});
