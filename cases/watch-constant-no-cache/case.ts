import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A constant saved while watching, without the build cache',
  question: 'Does a bundle get the new value of a constant without the build cache?',
  script: 'watch.mjs',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': '5 times' },
  },
});
