import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'isolated in an Rsbuild project',
  question: 'Does isolated work without Rslib?',
  script: 'build.mjs',
  expect: {
    exit: 1,
    files: [],
    log: 'Can not enable "dts.isolated: true" without the built-in RslibPlugin.',
  },
});
