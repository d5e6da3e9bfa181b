import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An ESM-only package, ready to publish',
  question: 'What does the package.json of an ESM library need?',
  expect: {
    files: ['index.d.ts', 'index.js', 'splitWords.d.ts'],
    imports: [{ file: 'dist/index.js', names: ['toSlug'] }],
    requires: [{ file: 'dist/index.js', names: ['toSlug'], holds: "m.toSlug('A b') === 'a-b'" }],
    publint: [],
    typesWrong: ['CJSResolvesToESM'],
  },
});
