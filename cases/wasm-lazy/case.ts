import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'WebAssembly loaded on demand, in both formats',
  question: 'How do I use WebAssembly in CommonJS?',
  expect: {
    contains: { 'esm/index.js': 'await import(' },
    imports: [{ file: 'dist/esm/index.js', holds: '(await m.sum(1, 2)) === 3' }],
    requires: [{ file: 'dist/cjs/index.cjs', holds: '(await m.sum(1, 2)) === 3' }],
  },
});
