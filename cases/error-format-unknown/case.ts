import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A format that does not exist',
  question: 'Can Rslib build AMD or System modules?',
  expect: { exit: 1, files: [], log: 'Unsupported format: amd' },
});
