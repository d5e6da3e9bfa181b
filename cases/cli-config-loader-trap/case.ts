import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A config loader that does not exist',
  question: 'Does Rslib check the values of its flags?',
  command: ['build', '--config-loader', 'tsx', '--log-level', 'loud'],
  expect: { files: ['index.js'], logLacks: ['warn', 'error'] },
});
