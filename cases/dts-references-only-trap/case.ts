import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A tsconfig.json that only has references',
  question: 'Why are no .d.ts files written, with no error, with "files": [] and references?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': '= 100' },
    log: 'declaration files generated',
    logLacks: ['error', 'warn'],
  },
});
