import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An optional require() as an external',
  question: 'How do I keep an optional require()?',
  expect: {
    files: ['index.js'],
    imports: [{ file: 'dist/index.js', holds: 'm.load() === undefined' }],
  },
});
