import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A misspelt option',
  question: 'Does Rslib complain about an option it does not know?',
  expect: { files: ['index.js'], logLacks: ['warn', 'error', 'bundel'] },
});
