import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Types of a CJS file that is the default export',
  question: 'What does “Incorrect default export” of Are The Types Wrong mean?',
  expect: {
    files: ['index.cjs', 'index.d.cts'],
    requires: [{ file: 'dist/index.cjs', holds: "m('A b') === 'a-b'" }],
    contains: { 'index.d.cts': 'export default' },
    typesWrong: ['FalseExportDefault'],
  },
});
