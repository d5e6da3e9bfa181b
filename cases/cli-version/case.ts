import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The version',
  question: 'Which version of Rslib do I run?',
  command: ['--version'],
  expect: { files: [], log: 'rslib/1.0.1' },
});
