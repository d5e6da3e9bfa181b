import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A CommonJS package with a default export in two formats',
  question: 'Why is a default import { default } in ESM and a function in CJS?',
  expect: {
    imports: [{ file: 'dist/index.js', holds: "m.kind === 'object' && m.plain === 'object'" }],
    requires: [{ file: 'dist/index.cjs', holds: "m.kind === 'function' && m.plain === 'object'" }],
  },
});
