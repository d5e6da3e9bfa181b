import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '“sideEffects”: false and CSS',
  question: 'Why is my CSS missing with "sideEffects": false?',
  expect: { files: ['index.js'], logLacks: ['warn', 'error'] },
});
