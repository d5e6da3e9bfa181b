import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A dependency that is declared but not installed',
  question: 'Does a build need my dependencies to be installed?',
  expect: {
    files: ['index.js'],
    firstLine: { 'index.js': 'import { clamp } from "clamp";' },
    imports: [{ file: 'dist/index.js', throws: "Cannot find package 'clamp'" }],
  },
});
