import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'WebAssembly in a bundle',
  question: 'What does an import of a .wasm file become?',
  expect: {
    files: ['index.js', 'static/wasm/[hash].module.wasm'],
    imports: [{ file: 'dist/index.js', holds: 'm.three === 3' }],
  },
});
