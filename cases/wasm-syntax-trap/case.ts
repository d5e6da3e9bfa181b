import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'WebAssembly and an old syntax',
  question: 'Why does my module with WebAssembly say that require is not defined?',
  expect: {
    files: ['index.js', 'static/wasm/[hash].module.wasm'],
    contains: { 'index.js': "require('fs')" },
    imports: [{ file: 'dist/index.js', throws: 'require is not defined' }],
    logLacks: ['warn', 'error'],
  },
});
