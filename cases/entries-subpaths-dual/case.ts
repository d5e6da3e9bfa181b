import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Subpaths in two formats',
  question: 'How do I publish several entries as ESM and CJS?',
  expect: {
    imports: [{ file: 'dist/esm/create.js', names: ['create'] }],
    requires: [
      { file: 'dist/cjs/read.cjs', holds: "!(require('./create.cjs').create() instanceof m.Word)" },
    ],
    publint: [],
    typesWrong: [],
  },
});
