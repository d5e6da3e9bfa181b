import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'wasm.mode preserve in a bundle',
  question: 'What does “When using "wasm.mode: preserve", "bundle" must be set to "false"” mean?',
  expect: {
    exit: 1,
    files: [],
    log: 'When using "wasm.mode: preserve", "bundle" must be set to "false".',
  },
});
