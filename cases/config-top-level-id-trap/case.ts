import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'id at the top level',
  question: 'May id stand outside lib?',
  expect: { files: ['index.js'], log: 'File (esm)', logLacks: ['main', 'warn', 'error'] },
});
