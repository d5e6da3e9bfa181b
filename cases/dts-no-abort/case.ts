import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts.abortOnError: false',
  question: 'How do I build although there are type errors?',
  expect: {
    files: ['index.d.ts', 'index.js'],
    log: [
      'With `abortOnError` configuration currently disabled, type errors will not fail the build',
      "src/index.ts:1:14 - error TS2322: Type 'string' is not assignable to type 'number'.",
    ],
  },
});
