import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Plugins of all outputs and of one',
  question: 'Does a plugin of the top level run for every lib item?',
  expect: {
    files: ['index.cjs', 'index.js'],
    log: ['set up: shared', 'set up: own', 'shared sees esm', 'shared sees cjs', 'own sees cjs'],
    logLacks: 'own sees esm',
  },
});
