import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'autoExtension: false and a package.json in the output',
  question: 'How can CommonJS be called .js in a package of type module?',
  expect: {
    files: ['index.js', 'package.json'],
    requires: [{ file: 'dist/index.js', names: ['answer'] }],
  },
});
