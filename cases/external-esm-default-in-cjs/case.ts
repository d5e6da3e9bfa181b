import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A CommonJS build that needs the default export of an ES module',
  question: 'Does a CommonJS build find the default export of an ESM-only dependency?',
  expect: {
    files: ['index.cjs'],
    contains: { 'index.cjs': 'require("clamp")' },
    requires: [{ file: 'dist/index.cjs', holds: 'm.toPercent(0.5) === 50' }],
  },
});
