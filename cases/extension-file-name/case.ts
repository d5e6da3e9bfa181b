import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'output.filename.js wins over autoExtension',
  question: 'How do I choose the file extension myself?',
  expect: {
    files: ['index.mjs', 'splitWords.mjs'],
    contains: { 'index.mjs': '"./splitWords.mjs"' },
    imports: [{ file: 'dist/index.mjs', names: ['toSlug'] }],
  },
});
