import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An import of data:',
  question: 'What becomes of an import of a data: URL?',
  expect: { files: ['index.js'], imports: [{ file: 'dist/index.js', holds: 'm.answer === 42' }] },
});
