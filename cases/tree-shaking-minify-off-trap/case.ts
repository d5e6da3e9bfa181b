import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Unused functions without minification',
  question: 'Why is unused code in my bundle with output.minify: false?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['function toTitle', 'function splitWords'] },
    imports: [{ file: 'dist/index.js', names: ['toSlug'] }],
  },
});
