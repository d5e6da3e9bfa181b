import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A failure without a message',
  question: 'Why does my build fail without a message?',
  expect: { exit: 1, files: [], log: 'Rslib v', logLacks: ['error', 'missing'] },
});
