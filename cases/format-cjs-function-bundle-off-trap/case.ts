import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'module.exports with bundle: false',
  question: 'Why is an import undefined after I set the type of the library?',
  expect: {
    files: ['index.cjs', 'join.cjs'],
    requires: [{ file: 'dist/join.cjs', holds: 'm === undefined' }],
  },
});
