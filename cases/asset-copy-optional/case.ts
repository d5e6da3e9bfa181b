import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A file to copy that may be missing',
  question: 'How do I copy a file only if it exists?',
  expect: { files: ['index.js'] },
});
