import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'redirect.js.extension: false in CommonJS',
  question: 'Does require() find files without an extension?',
  expect: {
    files: ['index.js', 'splitWords.js'],
    contains: { 'index.js': 'require("./splitWords")' },
    requires: [{ file: 'dist/index.js', names: ['toSlug'] }],
  },
});
