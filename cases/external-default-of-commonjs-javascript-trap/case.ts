import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A bundled CommonJS package with a default export in a JavaScript source',
  question: 'Why is a default import of a bundled package { default } in a .js source?',
  expect: {
    imports: [{ file: 'dist/index.js', holds: "m.kind === 'object'" }],
    requires: [{ file: 'dist/index.cjs', holds: "m.kind === 'object'" }],
  },
});
