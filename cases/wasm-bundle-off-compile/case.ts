import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'wasm.mode compile with bundle: false',
  question: 'How do I make bundleless output with WebAssembly run everywhere?',
  expect: {
    files: ['index.js', 'rslib-runtime.js', 'static/wasm/[hash].module.wasm'],
    imports: [{ file: 'dist/index.js', holds: 'm.three === 3' }],
  },
});
