import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'One name for the chunks of two formats',
  question: 'Why is a chunk lost when two formats name it alike?',
  expect: { files: ['index.cjs', 'index.js', 'words.js'] },
});
