import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '__dirname in an ES module',
  question: 'Why is __dirname not defined in my ESM build?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': '__dirname' },
    imports: [{ file: 'dist/index.js', throws: '__dirname is not defined in ES module scope' }],
    logLacks: ['warn', 'error'],
  },
});
