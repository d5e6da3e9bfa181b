import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'redirect.js.extension: false',
  question: 'How do I keep imports without a file extension?',
  expect: {
    files: ['index.js', 'splitWords.js'],
    firstLine: { 'index.js': 'import { splitWords } from "./splitWords";' },
    imports: [{ file: 'dist/index.js', throws: 'Cannot find module' }],
  },
});
