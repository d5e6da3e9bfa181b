import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'exports that name a file no build writes',
  question: 'Why can nobody require my package although the build succeeds?',
  expect: { files: ['index.cjs', 'index.js'], publint: ['FILE_DOES_NOT_EXIST'] },
});
