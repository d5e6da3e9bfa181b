import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Sizes of every file',
  question: 'How do I see the size of each file with bundle: false?',
  expect: { files: ['index.js', 'splitWords.js'], log: 'dist/splitWords.js' },
});
