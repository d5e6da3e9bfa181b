import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'WebAssembly for browsers',
  question: 'How does a build for browsers load its .wasm file?',
  expect: {
    files: ['index.js', 'static/wasm/[hash].module.wasm'],
    contains: { 'index.js': ['fetch(', 'WebAssembly.instantiateStreaming'] },
  },
});
