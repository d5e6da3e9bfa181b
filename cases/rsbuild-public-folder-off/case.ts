import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The folder public left out',
  question: 'How do I keep the folder public out of my package?',
  expect: { files: ['index.js'] },
});
