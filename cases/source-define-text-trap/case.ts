import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A text without quotes in source.define',
  question: 'Why is my defined value a variable that does not exist?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'channel = beta' },
    imports: [{ file: 'dist/index.js', throws: 'beta is not defined' }],
  },
});
