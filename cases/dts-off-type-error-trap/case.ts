import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A type error without dts',
  question: 'Does a build check types?',
  expect: { files: ['index.js'], logLacks: ['error', 'warn'] },
});
