import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Helpers from @swc/helpers in CommonJS',
  question: 'What does externalHelpers give in CommonJS?',
  expect: {
    files: ['index.cjs'],
    contains: { 'index.cjs': 'require("@swc/helpers/' },
    requires: [{ file: 'dist/index.cjs', holds: "typeof m.Counter === 'function'" }],
  },
});
