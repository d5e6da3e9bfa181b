import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A package that package.json does not list',
  question: 'What happens to an import of a package that I never declared?',
  expect: {
    files: ['index.js'],
    lacks: { 'index.js': 'import' },
    contains: { 'index.js': 'Math.min' },
    logLacks: ['warn', 'error'],
  },
});
