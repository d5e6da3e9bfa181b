import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'import.meta.url in CommonJS without its shim',
  question: 'Why does a path of my machine end up in the output?',
  expect: {
    files: ['index.cjs'],
    contains: { 'index.cjs': "'file://<root>/src/index.ts'" },
    logLacks: ['warn', 'error'],
  },
});
