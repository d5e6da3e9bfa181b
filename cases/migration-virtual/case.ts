import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A module without a file',
  question: 'How do I import a module that has no file?',
  expect: { files: ['index.js'], imports: [{ file: 'dist/index.js', holds: 'm.isFast' }] },
});
