import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An imported image in Node.js',
  question: 'Why can Node.js not load my package with an image?',
  expect: {
    files: ['index.js', 'static/svg/logo.svg'],
    imports: [{ file: 'dist/index.js', throws: 'Unknown file extension ".svg"' }],
  },
});
