import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'WebAssembly for Node.js and for bundlers',
  question: 'How does one package bring WebAssembly to Node.js and to bundlers?',
  expect: {
    files: [
      'node/index.d.ts',
      'node/index.js',
      'node/static/wasm/[hash].module.wasm',
      'web/add.wasm',
      'web/index.js',
    ],
    contains: { 'web/index.js': 'from "./add.wasm"' },
    imports: [{ file: 'dist/node/index.js', holds: 'm.three === 3' }],
    publint: [],
  },
});
