import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'WebAssembly with bundle: false',
  question: 'Is an import of a .wasm file kept with bundle: false?',
  expect: { files: ['add.wasm', 'index.js'], contains: { 'index.js': 'from "./add.wasm"' } },
});
