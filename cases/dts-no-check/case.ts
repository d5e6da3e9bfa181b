import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'noCheck in tsconfig.json',
  question: 'Does noCheck let a build with dts pass?',
  expect: { files: ['index.d.ts', 'index.js'], logLacks: 'TS2322' },
});
