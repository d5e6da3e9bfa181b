import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'require() in a .js file of a package of ES modules',
  question: 'Why is require not defined in my ESM build?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': "require('clamp')" },
    lacks: { 'index.js': 'createRequire' },
    imports: [{ file: 'dist/index.js', throws: 'require is not defined in ES module scope' }],
    logLacks: ['warn', 'error'],
  },
});
