import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'module.exports in a package of ES modules',
  question: 'Why is my built file broken although the build succeeds?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'module.exports' },
    imports: [{ file: 'dist/index.js', throws: 'module is not defined' }],
    logLacks: ['warn', 'error'],
  },
});
