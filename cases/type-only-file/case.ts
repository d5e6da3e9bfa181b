import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A file that holds only types',
  question: 'What does bundle: false write for a file that holds only types?',
  expect: { files: ['index.js', 'types.js'] },
});
