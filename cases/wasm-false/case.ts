import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'wasm: false',
  question: 'What does wasm: false leave in the output?',
  expect: { files: ['index.js'], firstLine: { 'index.js': 'import { add } from "./add.wasm";' } },
});
