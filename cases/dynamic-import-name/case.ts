import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A chunk named by an option',
  question: 'How do I leave out the ~0 in the names of chunks?',
  expect: { files: ['index.js', 'words.js'] },
});
