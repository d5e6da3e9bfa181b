import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A module of Node.js for browsers',
  question: 'What does “Reading from "node:path" is not handled by plugins” mean?',
  expect: {
    exit: 1,
    files: [],
    log: 'Reading from "node:path" is not handled by plugins (Unhandled scheme).',
  },
});
