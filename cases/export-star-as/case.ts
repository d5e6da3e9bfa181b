import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'export * as in every format',
  question: 'What becomes of export * as?',
  expect: {
    files: ['index.cjs', 'index.js'],
    imports: [{ file: 'dist/index.js', names: ['words'] }],
    requires: [{ file: 'dist/index.cjs', names: ['words'] }],
  },
});
