import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An import with the scheme bun:',
  question: 'Why does the build stop at an import of bun:sqlite?',
  expect: {
    exit: 1,
    files: [],
    log: 'Reading from "bun:sqlite" is not handled by plugins (Unhandled scheme).',
  },
});
