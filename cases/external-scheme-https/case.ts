import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Imports of an address',
  question: 'What becomes of an import of https://?',
  expect: {
    exit: 1,
    files: [],
    log: 'Reading from "https://esm.sh/nanoid@5" is not handled by plugins (Unhandled scheme).',
  },
});
