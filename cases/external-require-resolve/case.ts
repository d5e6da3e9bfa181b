import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The path of a package, in both formats',
  question: 'How do I find the path of a package in ESM and CJS?',
  expect: {
    files: ['index.cjs', 'index.js'],
    imports: [{ file: 'dist/index.js', holds: "m.path.endsWith('index.js')" }],
    requires: [{ file: 'dist/index.cjs', holds: "m.path.endsWith('index.js')" }],
  },
});
