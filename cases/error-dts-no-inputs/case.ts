import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'TS18003: No inputs were found',
  question: 'Why are no inputs found in tsconfig.json?',
  expect: {
    exit: 1,
    files: ['index.js'],
    log: "error TS18003: No inputs were found in config file '<root>/tsconfig.json'.",
  },
});
