import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A banner that is no comment',
  question: 'Why can my package not be parsed since I set a banner?',
  expect: {
    files: ['index.js'],
    firstLine: { 'index.js': 'slugs 1.0.0' },
    imports: [{ file: 'dist/index.js', throws: 'Unexpected number' }],
    logLacks: ['warn', 'error'],
  },
});
