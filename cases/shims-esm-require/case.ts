import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A shim for require',
  question: 'How do I keep require(…) with a name known at run time in an ESM build?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'createRequire' },
    imports: [{ file: 'dist/index.js', holds: "m.load('node:path').sep.length === 1" }],
  },
});
