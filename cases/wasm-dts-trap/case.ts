import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Declarations of an exported function of WebAssembly',
  question: 'Why do my declarations import a .wasm file that TypeScript cannot resolve?',
  expect: {
    files: ['index.d.ts', 'index.js', 'static/wasm/54b710755d.module.wasm'],
    contains: {
      'index.d.ts': ["import { add } from './add.wasm'", 'sum: (a: number, b: number) => number'],
    },
    typesWrong: ['CJSResolvesToESM', 'InternalResolutionError'],
  },
});
