import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '.wasm with ?url',
  question: 'Why does the import of a .wasm file with ?url fail?',
  expect: {
    exit: 1,
    files: [],
    log: "was not found in './add.wasm?url' (possible exports: add)",
  },
});
