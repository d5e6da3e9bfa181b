import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'mf with bundle: false',
  question: 'Can a Module Federation build be one file for each source?',
  expect: { exit: 1, files: [], log: 'When using "mf" format, "bundle" must be set to "true".' },
});
