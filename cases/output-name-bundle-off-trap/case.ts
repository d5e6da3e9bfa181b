import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A suffix or a hash in names, with bundle: false',
  question: 'Do imports follow output.filename with bundle: false?',
  expect: {
    files: [
      'hash/index.[hash].js',
      'hash/splitWords.[hash].js',
      'min/index.min.js',
      'min/splitWords.min.js',
    ],
    contains: { 'min/index.min.js': 'from "./splitWords.js"' },
    imports: [{ file: 'dist/min/index.min.js', throws: 'Cannot find module' }],
  },
});
