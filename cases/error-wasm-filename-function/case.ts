import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'wasm.mode preserve with a function for file names',
  question: 'What does “Wasm preserve does not support a function for "output.filename.js"” mean?',
  expect: {
    exit: 1,
    files: [],
    log: 'Wasm preserve does not support a function for "output.filename.js".',
  },
});
