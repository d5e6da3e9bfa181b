import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'require() of a dependency in an ES module',
  question: 'What happens to require() of a dependency in an ESM build?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'createRequire' },
    imports: [{ file: 'dist/index.js', holds: 'm.toPercent(0.5) === 50' }],
  },
});
