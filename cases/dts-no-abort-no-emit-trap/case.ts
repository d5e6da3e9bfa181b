import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts.abortOnError: false and noEmitOnError',
  question: 'Why are there no declarations although abortOnError is false?',
  expect: {
    files: ['index.js'],
    log: "error TS2322: Type 'string' is not assignable to type 'number'.",
  },
});
