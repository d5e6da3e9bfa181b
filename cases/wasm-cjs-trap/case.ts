import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'WebAssembly in CommonJS',
  question: 'Can I import a .wasm file in a CommonJS build?',
  expect: {
    files: ['index.cjs', 'static/wasm/[hash].module.wasm'],
    requires: [{ file: 'dist/index.cjs', holds: 'm.three === undefined' }],
    logLacks: ['warn', 'error'],
  },
});
