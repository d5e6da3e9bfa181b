import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A barrel with only style sheets in sideEffects',
  question: 'Is "sideEffects": ["**/*.css"] enough for a barrel that imports a style sheet?',
  expect: { files: ['index.js'], logLacks: ['warn', 'error'] },
});
