import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The name of a chunk in a comment',
  question: 'How do I name the file of a dynamic import?',
  expect: { files: ['index.cjs', 'index.js', 'words~0.js', 'words~1.cjs'] },
});
