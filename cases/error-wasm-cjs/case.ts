import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'wasm with CommonJS',
  question: 'What does “"wasm" only supports the "esm" format” mean?',
  expect: {
    exit: 1,
    files: [],
    log: '"wasm" only supports the "esm" format. Set "format" to "esm" or omit it.',
  },
});
