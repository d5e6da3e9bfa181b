import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A CommonJS package in bundleless output',
  question: 'Can bundle: false copy a CommonJS package into the output?',
  expect: {
    files: ['index.cjs', 'index.js', 'rslib-runtime~0.js'],
    imports: [{ file: 'dist/index.js', names: ['upper'], holds: "m.upper('a') === 'A'" }],
    requires: [{ file: 'dist/index.cjs', names: ['upper'], holds: "m.upper('a') === 'A'" }],
  },
});
