import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Messages of failures only',
  question: 'How do I quiet the build?',
  expect: { files: ['index.js'], log: 'Rslib v', logLacks: ['built in', 'File ('] },
});
