import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A CommonJS build that needs an ES module',
  question: 'Can a CommonJS build import an ESM-only dependency?',
  expect: {
    files: ['index.cjs'],
    contains: { 'index.cjs': 'require("clamp")' },
    requires: [{ file: 'dist/index.cjs', holds: 'm.toPercent(0.5) === 50' }],
  },
});
