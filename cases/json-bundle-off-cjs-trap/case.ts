import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A default import of JSON in CJS with bundle: false',
  question: 'Why is the default of a JSON file undefined in CommonJS?',
  expect: {
    files: ['index.cjs', 'limits.cjs'],
    requires: [{ file: 'dist/index.cjs', throws: "reading 'most'" }],
  },
});
