import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A name of a CommonJS dependency that Node.js does not see',
  question: 'Why is a named import of a CommonJS dependency not found?',
  expect: {
    files: ['cjs/index.cjs', 'esm/index.js'],
    imports: [{ file: 'dist/esm/index.js', throws: "Named export 'limit' not found." }],
    requires: [{ file: 'dist/cjs/index.cjs', holds: 'm.half === 5' }],
    logLacks: ['warn', 'error'],
  },
});
