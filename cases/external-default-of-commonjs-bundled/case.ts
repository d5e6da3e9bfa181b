import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A bundled CommonJS package with a default export in two formats',
  question: 'Does a default import of a bundled CommonJS package agree in ESM and CJS?',
  expect: {
    imports: [{ file: 'dist/index.js', holds: "m.kind === 'function'" }],
    requires: [{ file: 'dist/index.cjs', holds: "m.kind === 'function'" }],
  },
});
