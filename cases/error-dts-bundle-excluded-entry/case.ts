import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An entry that tsconfig.json leaves out',
  question: 'What does “Declaration entry file not found” mean?',
  expect: {
    exit: 1,
    log: [
      'Declaration entry file <root>/.rstack/declarations/esm/index.d.ts not found.',
      'Error occurred in esm declaration files generation.',
    ],
    files: ['index.js'],
  },
});
