import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A banner above a shebang',
  question: 'Why does my command fail with “Invalid or unexpected token” since I set a banner?',
  expect: {
    files: ['cli.js'],
    firstLine: { 'cli.js': '/*! hello 1.0.0 */' },
    imports: [{ file: 'dist/cli.js', throws: 'Invalid or unexpected token' }],
    logLacks: ['warn', 'error'],
  },
});
