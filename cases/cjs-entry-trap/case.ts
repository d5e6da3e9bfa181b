import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An entry that assigns module.exports, built as ESM',
  question: 'Why does my ES module have no exports?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'export { };' },
    imports: [{ file: 'dist/index.js', names: [] }],
    logLacks: ['warn', 'error'],
  },
});
